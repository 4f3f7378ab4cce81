import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { adminPageSize } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const { size, space } = tokens;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3fr 1fr 1fr',
  gap: space['6'],
  paddingBlock: space['4'],
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
}));

const rows = Array.from({ length: adminPageSize }, (_, index) => index);

/** The skeleton of a list. */
export function ListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {rows.map((row) => (
        <Row key={row} aria-hidden>
          <Skeleton variant="rounded" width={`${90 - 11 * (row % 3)}%`} />
          <Skeleton variant="rounded" />
          <Skeleton variant="rounded" />
        </Row>
      ))}
    </div>
  );
}
