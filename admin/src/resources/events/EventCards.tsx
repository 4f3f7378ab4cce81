import { Typography } from '@mui/material';
import { formatClock, formatLongDate } from '@year-group/api-types/dates';
import type { Event } from '@year-group/api-types/event';
import { useListContext } from 'react-admin';
import { CardList, ListCard } from '#components/lists/CardList.tsx';
import { EventActions } from './EventActions.tsx';

/** The events as cards, for a phone. */
export function EventCards() {
  const { data = [] } = useListContext<Event>();
  return (
    <CardList>
      {data.map((event) => (
        <ListCard key={event.id} row={event} actions={<EventActions event={event} isLabelled />}>
          <Typography variant="overline" color="textSecondary">
            {event.category}
          </Typography>
          <Typography variant="h3" component="h2">
            {event.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <time dateTime={event.date}>{formatLongDate(event.startsAt)}</time>, {formatClock(event.time)}
            <br />
            {event.location}
          </Typography>
        </ListCard>
      ))}
    </CardList>
  );
}
