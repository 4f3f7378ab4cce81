import type { Event } from '@year-group/api-types/event';
import { DeleteRowButton, EditRowButton } from '#components/lists/RowButtons.tsx';

interface EventActionsProps {
  event: Event;
  isLabelled?: boolean;
}

/** The actions of an event: edit and delete. */
export function EventActions({ event, isLabelled = false }: EventActionsProps) {
  return (
    <>
      <EditRowButton row={event} to={`/admin/events/edit/${event.id}`} isLabelled={isLabelled} />
      <DeleteRowButton row={event} isLabelled={isLabelled} />
    </>
  );
}
