import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The heading of a part of a form. */
export function PartHeading({ children }: { children: ReactNode }) {
  return (
    <Typography component="h2" variant="h2">
      {children}
    </Typography>
  );
}
