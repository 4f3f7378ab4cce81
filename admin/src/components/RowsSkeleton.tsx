import { Skeleton } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { Facts } from './Facts.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const rows = Array.from({ length: 6 }, (_, row) => `${row}`);

/** The skeleton of one record, and of anything else in rows of a name and a value. */
export function RowsSkeleton() {
  return (
    <div role="status" style={{ inlineSize: '100%' }}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden>
        <Facts
          facts={rows.map((row) => [
            <Skeleton key={row} variant="text" width="5rem" />,
            <Skeleton key={row} variant="text" width={`${80 - 15 * (Number(row) % 3)}%`} />,
          ])}
        />
      </div>
    </div>
  );
}
