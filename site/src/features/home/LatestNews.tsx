import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { ArticleCard } from '@year-group/ui-kit/ArticleCard';
import { Link } from '@year-group/ui-kit/Link';
import { Reveal } from '@year-group/ui-kit/Reveal';
import { Section } from '@year-group/ui-kit/Section';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { articleCardOf } from '#components/cards.ts';
import { ListOf } from '#components/ListOf.tsx';
import { latest, useListNewsQuery } from '#store/api/newsApi.ts';
import styles from './HomeSections.module.css';

/** The newest three items: a lead story and two beside it. */
export function LatestNews() {
  const read = useListNewsQuery(latest);
  return (
    <Section
      kicker="News"
      title="What we have been doing"
      action={
        <Link variant="standalone" href={pages.news.to()}>
          All news
        </Link>
      }
    >
      <Reveal>
        <ListOf
          read={read}
          empty={messages.news.homeEmpty}
          failed={messages.news.fetchFailed}
          skeleton={<Skeleton kind="article" count={latest.limit} />}
        >
          {([lead, ...rest]) => (
            <div className={styles.Stories}>
              {lead && <ArticleCard {...articleCardOf(lead)} size="lead" />}
              {rest.length > 0 && (
                <div className={styles.Rest}>
                  {rest.map((item) => (
                    <ArticleCard key={item.id} {...articleCardOf(item)} />
                  ))}
                </div>
              )}
            </div>
          )}
        </ListOf>
      </Reveal>
    </Section>
  );
}
