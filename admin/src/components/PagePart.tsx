import { Box, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';

const { size, space } = tokens;

interface PagePartProps {
  title: string;
  /** Whether what it does deletes. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** One part of a page of settings, below its heading. */
export function PagePart({ title, isDangerous = false, children }: PagePartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ ...part, borderColor: isDangerous ? 'error.main' : 'divider' }}
    >
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The parts of a page, one below the other. */
export const PageParts = ({ children }: { children: ReactNode }) => (
  <Stack sx={{ gap: 6, mt: 3 }}>{children}</Stack>
);

const part = { display: 'grid', gap: 1.5, justifyItems: 'start', pt: 3, borderTop: 1 };

/** Records of a part with their buttons, each between two lines. */
export const PartRows = styled('ul')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: size.reading,
  margin: 0,
  padding: 0,
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space['1']} ${space['4']}`,
    paddingBlock: space['2'],
    borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  // Labels align with the text above when they wrap below it.
  '& .MuiButton-text': { paddingInline: space['3'], marginInlineStart: `-${space['3']}` },
}));
