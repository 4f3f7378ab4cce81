import { CopyButton } from '@year-group/ui-kit/CopyButton';
import { paymentDetails } from '#content/payment.ts';
import styles from './DonatePage.module.css';

const { mobileMoney, bankTransfer } = paymentDetails;

const methods = [
  {
    title: 'Mobile Money',
    details: [
      { label: 'Dial code', value: mobileMoney.dialCode },
      { label: 'Merchant ID', value: mobileMoney.merchantId },
      { label: 'Number', value: mobileMoney.number },
    ],
  },
  {
    title: 'Bank Transfer',
    details: [
      { label: 'Bank name', value: bankTransfer.bankName },
      { label: 'Account name', value: bankTransfer.accountName },
      { label: 'Account number', value: bankTransfer.accountNumber },
    ],
  },
];

/** A card of account details, each with a copy button. */
export function PaymentMethods() {
  return (
    <section className={styles.Slip} aria-labelledby="payment-methods">
      <h2 id="payment-methods">Payment Methods</h2>
      {methods.map(({ title, details }) => (
        <div key={title} className={styles.Method}>
          <h3>{title}</h3>
          <dl>
            {details.map(({ label, value }) => (
              <div key={label} className={styles.Detail}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.Value}>{value}</span>
                  <CopyButton value={value} name={label.toLowerCase()} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
