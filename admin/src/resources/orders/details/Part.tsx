import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';

const Section = styled('section')({
  display: 'grid',
  gap: tokens.space['3'],
  justifyItems: 'start',
  '& > *': { maxInlineSize: '100%' },
});

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A titled section of a record's details. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {children}
    </Section>
  );
}
