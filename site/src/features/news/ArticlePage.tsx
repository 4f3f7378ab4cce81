import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/pages';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '#components/LoadFailed.tsx';
import { NotFoundPage } from '#components/NotFoundPage.tsx';
import { PageLoading } from '#components/PageLoading.tsx';
import { getNewsItem } from '#store/api/newsApi.ts';
import { useSubject } from '#store/api/useSubject.ts';
import { Article } from './Article.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';

/** One news item, and up to three others. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const { data: item, isMissing, isFailed, refetch } = useSubject(getNewsItem, id);

  if (item) {
    return (
      <>
        <Article item={item} />
        <RelatedArticles exceptId={item.id} />
      </>
    );
  }
  if (isMissing) return <NotFoundPage />;
  if (!isFailed) {
    return (
      <PageLoading title="News">
        <ArticleSkeleton />
      </PageLoading>
    );
  }
  return (
    <LoadFailed
      title={messages.news.pageFailed}
      sentence={messages.news.fetchFailed}
      onRetry={refetch}
      back={{ href: pages.news.to(), label: 'Back to the news' }}
    />
  );
}
