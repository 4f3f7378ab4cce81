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
  /** The level of the title. @default 'h3' */
  variant?: 'h2' | 'h3';
  className?: string;
  children: ReactNode;
}

/** A titled section of a page or of a record's details. */
export function Part({ title, variant = 'h3', className, children }: PartProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} className={className}>
      <Typography id={id} variant={variant}>
        {title}
      </Typography>
      {children}
    </Section>
  );
}
