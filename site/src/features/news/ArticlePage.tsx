import { latestCount } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { ArticleCard } from '@year-group/ui-kit/ArticleCard';
import { Grid } from '@year-group/ui-kit/Grid';
import { Section } from '@year-group/ui-kit/Section';
import { useParams } from 'react-router-dom';
import { articleCardOf } from '#components/cards.ts';
import page from '#components/ItemPage.module.css';
import { NotFoundPage } from '#components/NotFoundPage.tsx';
import { SubjectPage } from '#components/SubjectPage.tsx';
import { isMissing } from '#store/api/call.ts';
import { getNewsItem, others, useGetNewsItemQuery, useListNewsQuery } from '#store/api/newsApi.ts';
import { useAwaitsDraft } from '#store/api/useAwaitsDraft.ts';
import { Article, ArticleSkeleton } from './Article.tsx';

const failed = {
  title: messages.news.pageFailed,
  sentence: messages.news.fetchFailed,
  back: { href: pages.news.to(), label: 'Back to the news' },
};

/** One news item, and up to three others. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const { currentData: data, ...read } = useGetNewsItemQuery(id, { skip: useAwaitsDraft(getNewsItem, id) });
  if (isMissing(read.error) && !data) return <NotFoundPage />;
  return (
    <SubjectPage read={{ ...read, data }} title="News" skeleton={<ArticleSkeleton />} failed={failed}>
      {(item) => (
        <>
          <Article item={item} />
          <RelatedArticles exceptId={item.id} />
        </>
      )}
    </SubjectPage>
  );
}

/** Up to three other news items. Renders nothing when there are none. */
function RelatedArticles({ exceptId }: { exceptId: string }) {
  const { data = [] } = useListNewsQuery(others);
  const related = data.filter(({ id }) => id !== exceptId).slice(0, latestCount);
  if (related.length === 0) return null;
  return (
    <Section className={page.Related} tone="sunken" kicker="Read on" title="Related Articles">
      <Grid className={page.Three}>
        {related.map((item) => (
          <ArticleCard key={item.id} {...articleCardOf(item)} />
        ))}
      </Grid>
    </Section>
  );
}
