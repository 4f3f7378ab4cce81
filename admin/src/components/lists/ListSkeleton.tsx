import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { adminPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useIsWide } from '#lib/media.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const { radius, size, space } = tokens;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3fr 1fr 1fr',
  gap: space['6'],
  paddingBlock: space['4'],
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
}));

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${space['2']} ${space['3']}`,
  marginBlockEnd: space['3'],
  padding: space['4'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.paper,
  '&[data-pictured]': {
    gridTemplateColumns: `${size.target} 1fr`,
    '& > :first-of-type': { gridRow: '1 / span 3' },
  },
}));

const rows = Array.from({ length: adminPageSize }, (_, index) => index);

/** The lists whose cards have a picture. */
const pictured = ['news', 'events', 'shop'];

/** The skeleton of a resource's list: of its table, or on a phone of its cards. */
export function ListSkeleton({ of }: { of: string }) {
  const hasPictures = pictured.includes(of);
  const isWide = useIsWide();
  return (
    // As high as the window: the parts below the rows appear with them, below the fold.
    <div role="status" style={{ minBlockSize: '100svh' }}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {rows.map((row) =>
        isWide ? (
          <Row key={row} aria-hidden>
            <Skeleton variant="rounded" width={`${90 - 11 * (row % 3)}%`} />
            <Skeleton variant="rounded" />
            <Skeleton variant="rounded" />
          </Row>
        ) : (
          <Card key={row} aria-hidden data-pictured={hasPictures || undefined}>
            {hasPictures && <Skeleton variant="rounded" width={size.target} height={size.target} />}
            <Skeleton variant="rounded" width="30%" />
            <Skeleton variant="rounded" width={`${90 - 11 * (row % 3)}%`} height={24} />
            <Skeleton variant="rounded" width="50%" />
          </Card>
        ),
      )}
    </div>
  );
}
