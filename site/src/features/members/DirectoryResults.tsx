import { directoryPageSize } from '@year-group/api-types/common/limits';
import type { MemberPage } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { EmptyState } from '@year-group/ui-kit/EmptyState';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import { Grid } from '@year-group/ui-kit/Grid';
import { MemberCard } from '@year-group/ui-kit/MemberCard';
import { Pagination } from '@year-group/ui-kit/Pagination';
import { Bone, Bones } from '@year-group/ui-kit/Skeleton';
import { Stack } from '@year-group/ui-kit/Stack';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import { useTurnedPage } from '#lib/useTurnedPage.ts';
import { limitText } from '#store/api/call.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './Directory.module.css';
import { type useDirectoryQuery, useMemberPage } from './useDirectoryQuery.ts';

const skeletonCards = 6;

/** The number of results, in words. */
function countOf({ total }: MemberPage, isFiltered: boolean): string {
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'member' : 'members'}${isFiltered ? ' found' : ''}`;
}

/** One page of the directory, in each of its states. */
export function DirectoryResults({ query, isFiltered, hrefOf }: ReturnType<typeof useDirectoryQuery>) {
  // The previous page is shown while the requested one loads.
  const { data: shown, currentData, isError, error, refetch } = useMemberPage(query);
  const isCurrent = currentData !== undefined;
  const houses = useAppSelector(selectGroup).houses.names;
  const countRef = useTurnedPage<HTMLParagraphElement>(query.page, isCurrent);

  if (isError && !isCurrent) {
    const limit = limitText(error);
    return (
      <ErrorState {...(limit && { advice: '' })} onRetry={refetch}>
        {limit ?? messages.directory.failed}
      </ErrorState>
    );
  }
  if (!shown) return <DirectorySkeleton />;
  return (
    <div className={styles.Results} aria-busy={!isCurrent}>
      <div role="status">
        {shown.members.length > 0 ? (
          <p ref={countRef} tabIndex={-1} className={styles.Count}>
            {countOf(shown, isFiltered)}
          </p>
        ) : query.page > 1 ? (
          <EmptyState icon="user" action={<Button href={hrefOf(1)}>To the first page</Button>}>
            There are no members on this page.
          </EmptyState>
        ) : (
          <EmptyState icon="user" action={<Button href={pages.register.to()}>Register Now</Button>}>
            {messages.directory.empty}
          </EmptyState>
        )}
      </div>
      <Grid cell="small" render={<ul />} className={styles.Book}>
        {shown.members.map(({ id, fullName, houseAtPresec, currentOccupation, location }) => (
          <MemberCard
            key={id}
            render={<li />}
            name={fullName}
            href={pages.member.to(id)}
            house={houses.length > 0 ? houseAtPresec : ''}
            houseIndex={houses.indexOf(houseAtPresec)}
            occupation={currentOccupation}
            place={location}
          />
        ))}
      </Grid>
      <Pagination
        page={query.page}
        pages={Math.ceil(shown.total / directoryPageSize)}
        hrefOf={hrefOf}
        label="Pages of the directory"
      />
    </div>
  );
}

/** The skeleton of the first entries. */
function DirectorySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Grid cell="small" className={styles.Book}>
        {Array.from({ length: skeletonCards }, (_, place) => (
          <Stack gap={2} key={place}>
            <Bone shape="square" className={styles.PortraitBone} />
            <Bones shapes={['title', 'short']} />
          </Stack>
        ))}
      </Grid>
    </div>
  );
}
