import { pages } from '@year-group/api-types/pages';
import { CopyButton } from '@year-group/ui-kit/CopyButton';
import { Section } from '@year-group/ui-kit/Section';
import { PageHead } from '#components/PageHead.tsx';
import { donateTexts, paymentDetails } from '#content/payment.ts';
import styles from './DonatePage.module.css';

/** Payment details for donations, ready to be copied. */
export function DonatePage() {
  return (
    <Section level={1} kicker="Donate" title="Support the year group" className={styles.Donate}>
      <PageHead title="Donate" description={donateTexts.introduction} path={pages.donate.to()} />
      <div className={styles.Columns}>
        <div className={styles.Words}>
          <p className={styles.Introduction}>{donateTexts.introduction}</p>
          <p className={styles.Thanks}>{donateTexts.thanks}</p>
        </div>
        <PaymentMethods />
      </div>
    </Section>
  );
}

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
function PaymentMethods() {
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
