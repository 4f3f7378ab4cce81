import { Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/dates';
import type { NewsItem } from '@year-group/api-types/newsItem';
import { useListContext } from 'react-admin';
import { CardList, ListCard } from '#components/lists/CardList.tsx';
import { NewsActions } from './NewsActions.tsx';

/** The news items as cards, for a phone. */
export function NewsCards() {
  const { data = [] } = useListContext<NewsItem>();
  return (
    <CardList>
      {data.map((item) => (
        <ListCard key={item.id} row={item} actions={<NewsActions item={item} isLabelled />}>
          <Typography variant="overline" color="textSecondary">
            {item.category}
          </Typography>
          <Typography variant="h3" component="h2">
            {item.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="time" dateTime={item.createdAt}>
            {formatLongDate(item.createdAt)}
          </Typography>
        </ListCard>
      ))}
    </CardList>
  );
}
