import type { NewsItem } from '@year-group/api-types/newsItem';
import { useLocation } from 'react-router-dom';
import { DeleteRowButton } from '#components/lists/DeleteRowButton.tsx';
import { EditRowButton } from '#components/lists/EditRowButton.tsx';

interface NewsActionsProps {
  item: NewsItem;
  isLabelled?: boolean;
}

/** What can be done with a news item: change it in a dialog, or delete it. */
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
