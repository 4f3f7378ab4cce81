import type { GroupContent } from '@year-group/api-types/group';
import { pages } from '@year-group/api-types/pages';
import { CopyButton } from '@year-group/ui-kit/CopyButton';
import { Section } from '@year-group/ui-kit/Section';
import { Bone } from '@year-group/ui-kit/Skeleton';
import { PageHead } from '#components/PageHead.tsx';
import styles from './DonatePage.module.css';

type Giving = GroupContent<'giving'>;

/** The donate page with what the group says about giving. */
export function DonateView({ giving: { introduction, thanks, methods } }: { giving: Giving }) {
  return (
    <Section level={1} kicker="Donate" title="Support the year group" className={styles.Donate}>
      <PageHead title="Donate" description={introduction} path={pages.donate.to()} />
      <div className={styles.Columns}>
        <div className={styles.Words}>
          <p className={styles.Introduction}>{introduction}</p>
          <p className={styles.Thanks}>{thanks}</p>
        </div>
        <section className={styles.Slip} aria-labelledby="payment-methods">
          <h2 id="payment-methods">Payment Methods</h2>
          {methods.map((method, index) => (
            // Two methods may have one name, and the list never changes here.
            <Method key={index} {...method} />
          ))}
        </section>
      </div>
    </Section>
  );
}

/** One method of payment: its values, each with a copy button. */
function Method({ title, details }: Giving['methods'][number]) {
  return (
    <div className={styles.Method}>
      <h3>{title}</h3>
      <dl>
        {details.map(({ label, value }, index) => (
          <div key={index} className={styles.Detail}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.Value}>{value}</span>
              <CopyButton value={value} name={label.toLowerCase()} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The donate page while its texts load. */
export function DonateSkeleton() {
  return (
    <Section level={1} kicker="Donate" title="Support the year group" className={styles.Donate}>
      <div aria-hidden="true" className={styles.Columns}>
        <div className={styles.Words}>
          <Bone />
          <Bone />
          <Bone />
          <Bone shape="short" />
        </div>
        <div className={styles.Slip}>
          <Bone shape="heading" />
          {['Dial code', 'Number', 'Bank', 'Account'].map((name) => (
            <div key={name} className={styles.Detail}>
              <Bone shape="short" />
              <Bone shape="title" />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
