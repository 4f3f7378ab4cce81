import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { Section } from '@year-group/ui-kit/Section';
import { LoadFailed } from '#components/LoadFailed.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { PageLoading } from '#components/PageLoading.tsx';
import { association } from '#content/association.ts';
import { useGetGivingQuery } from '#store/api/groupApi.ts';
import styles from './DonatePage.module.css';
import { DonateSkeleton, DonateView } from './DonateView.tsx';

/** How to give: the group's payment details, ready to be copied. */
export function DonatePage() {
  const { data: giving, isError, refetch } = useGetGivingQuery();
  if (giving) return <DonateView giving={giving} />;
  if (giving === null) {
    return (
      <Section level={1} kicker="Donate" title="Support the year group" className={styles.Donate}>
        <PageHead title="Donate" description={messages.group.givingEmpty} path={pages.donate.to()} />
        <EmptyState action={<Button href={`mailto:${association.email}`}>Write to us</Button>}>
          {messages.group.givingEmpty}
        </EmptyState>
      </Section>
    );
  }
  if (!isError) {
    return (
      <PageLoading title="Donate">
        <DonateSkeleton />
      </PageLoading>
    );
  }
  return (
    <LoadFailed
      title="Donate"
      sentence={messages.group.givingFailed}
      onRetry={refetch}
      back={{ href: pages.home.to(), label: 'Return to Home' }}
    />
  );
}
