import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';

const { size, space } = tokens;

const Section = styled('section')(({ theme }) => ({
  minInlineSize: 0,
  paddingBlockStart: space['4'],
  borderBlockStart: `${size.rule} solid ${theme.palette.text.primary}`,
}));

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space['1']} ${space['4']}`,
  marginBlockEnd: space['4'],
});

interface PanelProps {
  /** So that a link can go to it. */
  id?: string;
  title: string;
  /** At the end of the title's line: a total or a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the dashboard with a title. */
export function Panel({ id, title, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <Section id={id} aria-labelledby={titleId}>
      <Head>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {aside && (
          <Typography variant="body2" color="textSecondary" component="div">
            {aside}
          </Typography>
        )}
      </Head>
      {children}
    </Section>
  );
}
