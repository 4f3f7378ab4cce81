import { Typography } from '@mui/material';
import type { NewsItem } from '@year-group/api-types/newsItem';
import { useListContext } from 'react-admin';
import { formatDay } from '../../lib/dates.ts';
import { CardList, ListCard } from '../../lists/CardList.tsx';

/** The news items as cards, for a phone. */
export function NewsCards() {
  const { data = [] } = useListContext<NewsItem>();
  return (
    <CardList>
      {data.map(({ id, title, category, createdAt }) => (
        <ListCard key={id}>
          <Typography variant="overline" color="textSecondary">
            {category}
          </Typography>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="time" dateTime={createdAt}>
            {formatDay(createdAt)}
          </Typography>
        </ListCard>
      ))}
    </CardList>
  );
}
