import { Box, Skeleton } from '@mui/material';
import { messages } from '@year-group/api-types/messages';

/** Rows that are still being read. */
export const RowsSkeleton = () => (
  <Box role="status" aria-label={messages.loading} sx={{ width: '100%' }}>
    {['60%', '80%', '70%', '50%'].map((width) => (
      <Skeleton key={width} variant="text" width={width} height={40} />
    ))}
  </Box>
);
