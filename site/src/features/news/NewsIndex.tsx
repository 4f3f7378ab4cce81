import { newsPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { ArticleCard } from '@year-group/ui-kit/ArticleCard';
import { Button } from '@year-group/ui-kit/Button';
import { Grid } from '@year-group/ui-kit/Grid';
import { Link } from '@year-group/ui-kit/Link';
import { Pagination } from '@year-group/ui-kit/Pagination';
import { Bone, Bones } from '@year-group/ui-kit/Skeleton';
import { Stack } from '@year-group/ui-kit/Stack';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import { articleCardOf } from '#components/cards.ts';
import { ListOf } from '#components/ListOf.tsx';
import { newsFeed } from '#lib/files.ts';
import { pageAddress } from '#lib/pageNumber.ts';
import { useTurnedPage } from '#lib/useTurnedPage.ts';
import { usePageOfNewsQuery } from '#store/api/newsApi.ts';
import styles from './HubPage.module.css';

/** Number of small stories beside the lead. */
const beside = 4;

/** One page of the news: a lead story, four beside it, the rest in a grid. */
export function NewsIndex({ page }: { page: number }) {
  const read = usePageOfNewsQuery(page);
  // The page before it stays while the next one is fetched.
  const { news, total = 0 } = (read.isError ? read.currentData : read.data) ?? {};
  const panelRef = useTurnedPage<HTMLDivElement>(page, read.currentData !== undefined);
  return (
    <ListOf
      read={{ ...read, data: news }}
      empty={page > 1 ? messages.news.pageEmpty : messages.news.hubEmpty}
      emptyAction={page > 1 && <Button href={pages.news.to()}>Latest news</Button>}
      failed={messages.news.fetchFailed}
      skeleton={<NewsIndexSkeleton />}
    >
      {([lead, ...rest]) => (
        <div ref={panelRef} tabIndex={-1} aria-busy={read.isFetching} className={styles.Panel}>
          <div className={styles.Front}>
            {lead && <ArticleCard {...articleCardOf(lead)} size="lead" level={2} priority />}
            <div className={styles.Beside}>
              {rest.slice(0, beside).map((item) => (
                <ArticleCard key={item.id} {...articleCardOf(item)} size="small" level={2} />
              ))}
            </div>
          </div>
          {rest.length > beside && (
            <Grid className={styles.Older}>
              {rest.slice(beside).map((item) => (
                <ArticleCard key={item.id} {...articleCardOf(item)} level={2} />
              ))}
            </Grid>
          )}
          <Pagination
            page={page}
            pages={Math.ceil(total / newsPageSize)}
            hrefOf={(to) => pageAddress(pages.news.to(), to)}
            label="Pages of news"
          />
          <p className={styles.Follow}>
            News also comes to feed readers.
            <Link variant="standalone" href={newsFeed} target="_self">
              Atom feed
            </Link>
          </p>
        </div>
      )}
    </ListOf>
  );
}

/** The skeleton of the news: a lead story, and four beside it. */
function NewsIndexSkeleton() {
  return (
    <div role="status" className={styles.Front}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Stack gap={3}>
        <Bones shapes={['picture', 'short', 'heading', 'line', 'short']} />
      </Stack>
      <div className={styles.Beside}>
        {Array.from({ length: beside }, (_, place) => (
          <div key={place} className={styles.SmallBones}>
            <Stack gap={3}>
              <Bones shapes={['short', 'title', 'short']} />
            </Stack>
            <Bone shape="picture" />
          </div>
        ))}
      </div>
    </div>
  );
}
