import type { NewsItem } from '@year-group/api-types/newsItem';
import { useEffect, useState } from 'react';
import { PageLoading } from '#components/PageLoading.tsx';
import { cleanRichText } from '#lib/richText.ts';
import { usePreviewDraft } from '#lib/usePreviewDraft.ts';
import type { Article as ArticleData } from '#store/api/newsApi.ts';
import { Article, ArticleSkeleton } from './Article.tsx';

/** Preview of a news item before it is published. */
export function ArticlePreviewPage() {
  const item = useCleaned(usePreviewDraft('news'));
  if (item) return <Article item={item} />;
  return (
    <PageLoading title="Preview">
      <ArticleSkeleton />
    </PageLoading>
  );
}

function useCleaned(draft: NewsItem | undefined): ArticleData | undefined {
  const [item, setItem] = useState<ArticleData>();
  useEffect(() => {
    if (draft) void cleanRichText(draft.content).then((content) => setItem({ ...draft, content }));
  }, [draft]);
  return item;
}
