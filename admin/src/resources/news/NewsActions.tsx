import type { NewsItem } from '@year-group/api-types/newsItem';
import { useLocation } from 'react-router-dom';
import { DeleteRowButton, EditRowButton } from '#components/lists/RowButtons.tsx';

interface NewsActionsProps {
  item: NewsItem;
  isLabelled?: boolean;
}

/** The actions of a news item: edit in a dialog, and delete. */
export function NewsActions({ item, isLabelled = false }: NewsActionsProps) {
  const search = new URLSearchParams(useLocation().search);
  search.set('edit', item.id);
  return (
    <>
      <EditRowButton row={item} to={`?${search}`} isLabelled={isLabelled} />
      <DeleteRowButton row={item} isLabelled={isLabelled} />
    </>
  );
}
