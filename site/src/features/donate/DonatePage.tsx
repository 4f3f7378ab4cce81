import type { GroupContent } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { Section } from '@year-group/ui-kit/Section';
import { Bone } from '@year-group/ui-kit/Skeleton';
import shared from '@year-group/ui-kit/styles/shared.module.css';
import { PageHead } from '#components/PageHead.tsx';
import slip from '#components/PaymentMethods.module.css';
import { PaymentMethods } from '#components/PaymentMethods.tsx';
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

const frame = `${shared.LeadTitle} ${styles.Donate}`;

/** How to give: the group's payment details, ready to be copied. */
export function DonatePage() {
  const { content: giving, isError, refetch } = useSection('giving');
  const { email } = useAppSelector(selectGroup).contact;
  if (giving === null) {
    return (
      <Section level={1} kicker="Donate" title="Support the year group" className={frame}>
        <PageHead title="Donate" description={messages.group.givingEmpty} path={pages.donate.to()} />
        <EmptyState action={email && <Button href={`mailto:${email}`}>Write to us</Button>}>
          {messages.group.givingEmpty}
        </EmptyState>
      </Section>
    );
  }
  return (
    <SubjectPage
      read={{ data: giving, isError, refetch }}
      title="Donate"
      skeleton={<DonateSkeleton />}
      failed={failed}
    >
      {(content) => <DonateView giving={content} />}
    </SubjectPage>
  );
}

/** The donate page with what the group says about giving. */
function DonateView({ giving: { introduction, thanks, methods } }: { giving: Giving }) {
  return (
    <Section level={1} kicker="Donate" title="Support the year group" className={frame}>
      <PageHead title="Donate" description={introduction} path={pages.donate.to()} />
      <div className={styles.Columns}>
        <div className={styles.Words}>
          <p className={styles.Introduction}>{introduction}</p>
          <p className={styles.Thanks}>{thanks}</p>
        </div>
        <PaymentMethods title="Payment Methods" methods={methods} />
      </div>
    </Section>
  );
}

/** The donate page while its texts load. */
function DonateSkeleton() {
  return (
    <Section level={1} kicker="Donate" title="Support the year group" className={frame}>
      <div aria-hidden="true" className={styles.Columns}>
        <div className={styles.Words}>
          <Bone />
          <Bone />
          <Bone />
          <Bone shape="short" />
        </div>
        <div className={slip.Slip}>
          <Bone shape="heading" />
          {['Dial code', 'Number', 'Bank', 'Account'].map((name) => (
            <div key={name} className={slip.Detail}>
              <Bone shape="short" />
              <Bone shape="title" />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
