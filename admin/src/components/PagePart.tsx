import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';

const { size, space } = tokens;

/** One part of a page, below its heading. */
export function PagePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={part}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const part = {
  display: 'grid',
  gap: 1.5,
  justifyItems: 'start',
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
};

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
