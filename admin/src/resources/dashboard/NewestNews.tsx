import { formatLongDate } from '@year-group/api-types/common/dates';
import { latestCount } from '@year-group/api-types/common/limits';
import { useRead } from '#providers/useRead.ts';
import { LinkRows, TodayPart } from './TodayPart.tsx';

/** The newest news, each a link to its form: mistakes are often seen in what was just published. */
export function NewestNews() {
  const { data } = useRead(['news', 'newest on the dashboard'], 'GET /api/news', {
    query: { page: 1, limit: latestCount },
  });
  // Without an answer, the figures stay as they are: the area itself says what failed.
  if (!data) return null;
  return (
    <TodayPart
      title="Newest news"
      isEmpty={data.news.length === 0}
      calmText="No news is published yet."
      to="/news"
      linkText="See all news"
    >
      <LinkRows
        rows={data.news.map(({ id, title, createdAt }) => ({
          id,
          name: title,
          note: formatLongDate(createdAt),
          to: `/news?edit=${id}`,
        }))}
      />
    </TodayPart>
  );
}
