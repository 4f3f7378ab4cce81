import { messages } from '@year-group/api-types/messages';
import { ArticleCard } from '@year-group/ui-kit/ArticleCard';
import { Grid } from '@year-group/ui-kit/Grid';
import { Link } from '@year-group/ui-kit/Link';
import { articleCardOf } from '#components/cards.ts';
import { ListOf } from '#components/ListOf.tsx';
import { newsFeed } from '#lib/files.ts';
import { useListNewsQuery } from '#store/api/newsApi.ts';
import styles from './HubPage.module.css';
import { NewsIndexSkeleton } from './NewsIndexSkeleton.tsx';

/** Number of small stories beside the lead. */
const beside = 4;

/** All news: a lead story, four beside it, the rest in a grid. */
export function NewsIndex() {
  const read = useListNewsQuery({});
  return (
    <ListOf
      read={read}
      empty={messages.news.hubEmpty}
      failed={messages.news.fetchFailed}
      kind="article"
      count={6}
      skeleton={<NewsIndexSkeleton />}
    >
      {([lead, ...rest]) => (
        <div className={styles.Panel}>
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
