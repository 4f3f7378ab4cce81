import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';

const { breakpoint, space } = tokens;

const Shape = styled('div')({
  display: 'grid',
  gap: space['6'],
  '& > div': { display: 'grid', gap: space['5'] },
  [`@media (min-width: ${breakpoint.large})`]: {
    '& > div:first-of-type': { gridTemplateColumns: '5fr 7fr' },
    '& > div:last-of-type': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

/** The skeleton of the dashboard. */
export function DashboardSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Shape aria-hidden>
        <div>
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={240} />
        </div>
        <div>
          {['doubt', 'pack', 'members', 'event'].map((part) => (
            <Skeleton key={part} variant="rounded" height={180} />
          ))}
        </div>
      </Shape>
    </div>
  );
}
