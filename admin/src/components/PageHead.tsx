import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';

const { size, space } = tokens;

/** A page as wide as a text. */
export const PageFrame = styled('div')({ display: 'grid', gap: space['5'], maxInlineSize: size.reading });

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

interface PageHeadProps {
  title: string;
  back?: { to: string; label: string };
  /** Beside the title. */
  children?: ReactNode;
}

/** The title of a page, below the link to the page that it belongs to. */
export function PageHead({ title, back, children }: PageHeadProps) {
  return (
    <div>
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <Heading>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children}
      </Heading>
    </div>
  );
}
