import { pages } from '@year-group/api-types/pages';
import { Section } from '@year-group/ui-kit/Section';
import { PageHead } from '#components/PageHead.tsx';
import { donateTexts } from '#content/payment.ts';
import styles from './DonatePage.module.css';
import { PaymentMethods } from './PaymentMethods.tsx';

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
