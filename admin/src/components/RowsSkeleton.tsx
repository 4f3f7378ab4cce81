import { Box, Skeleton } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Rows that are still being read. */
export const RowsSkeleton = () => (
  <Box role="status" sx={{ width: '100%' }}>
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
    {['60%', '80%', '70%', '50%'].map((width) => (
      <Skeleton key={width} variant="text" width={width} height={40} />
    ))}
  </Box>
);
