import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Short fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Box sx={{ ...row, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>{children}</Box>
);

const row = { display: 'grid', alignItems: 'start', gap: 3 };
