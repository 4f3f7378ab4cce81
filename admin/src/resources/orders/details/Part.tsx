import { Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A titled section of a record's details. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1.5, alignItems: 'start' }}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
