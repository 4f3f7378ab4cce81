import type { GroupContent } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { CopyButton } from '@year-group/ui-kit/CopyButton';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { Section } from '@year-group/ui-kit/Section';
import { Bone } from '@year-group/ui-kit/Skeleton';
import { PageHead } from '#components/PageHead.tsx';
import { SubjectPage } from '#components/SubjectPage.tsx';
import { useSection } from '#store/api/groupApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './DonatePage.module.css';

type Giving = GroupContent<'giving'>;

const failed = {
  title: 'Donate',
  sentence: messages.group.givingFailed,
  back: { href: pages.home.to(), label: 'Return to Home' },
};

/** How to give: the group's payment details, ready to be copied. */
export function DonatePage() {
  const { content: giving, isError, refetch } = useSection('giving');
  const { email } = useAppSelector(selectGroup).contact;
  if (giving === null) {
    return (
      <Section level={1} kicker="Donate" title="Support the year group" className={styles.Donate}>
        <PageHead title="Donate" description={messages.group.givingEmpty} path={pages.donate.to()} />
        <EmptyState action={email && <Button href={`mailto:${email}`}>Write to us</Button>}>
          {messages.group.givingEmpty}
        </EmptyState>
      </Section>
    );
  }
  return (
    <SubjectPage
      read={{ data: giving, isFailed: isError, refetch }}
      title="Donate"
      skeleton={<DonateSkeleton />}
      failed={failed}
    >
      {(content) => <DonateView giving={content} />}
    </SubjectPage>
  );
}

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
function DonateSkeleton() {
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
