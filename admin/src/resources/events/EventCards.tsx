import { Typography } from '@mui/material';
import type { Event } from '@year-group/api-types/event';
import { useListContext } from 'react-admin';
import { formatDay } from '../../lib/dates.ts';
import { CardList, ListCard } from '../../lists/CardList.tsx';
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
            <time dateTime={event.date}>{formatDay(event.startsAt)}</time>, {event.time}
            <br />
            {event.location}
          </Typography>
        </ListCard>
      ))}
    </CardList>
  );
}
