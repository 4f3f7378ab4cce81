import { type Theme, useMediaQuery } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { ListPage } from '../../lists/ListPage.tsx';
import { NewsCards } from './NewsCards.tsx';
import { NewsTable } from './NewsTable.tsx';

/** All news items, newest first: a table, or cards on a phone. */
export function NewsList() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  return (
    <ListPage
      title="News"
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchLabel="Search news"
      emptyText={messages.news.adminEmpty}
      failedText={messages.news.fetchFailed}
      moreLabel="Load More News"
    >
      {isWide ? <NewsTable /> : <NewsCards />}
    </ListPage>
  );
}
