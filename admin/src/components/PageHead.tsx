import { Box, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { onPhones } from '#lib/media.ts';
import { BackLink } from './BackLink.tsx';

const { size, space, text } = tokens;

/** A page as wide as a text. */
export const PageFrame = styled('div')({ display: 'grid', gap: space['5'], maxInlineSize: size.reading });

interface PageHeadProps {
  title: string;
  back?: { to: string; label: string };
  /** Beside the title. */
  children?: ReactNode;
}

/** The title of a page, below the link to the page that it belongs to. */
export function PageHead({ title, back, children }: PageHeadProps) {
  return (
    <Box component="header" sx={back ? null : onPhone}>
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}
      >
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 1.5 } }}>
          {children}
        </Stack>
      </Stack>
    </Box>
  );
}

/** The first rows of a list are in sight without scrolling. */
const onPhone = {
  [onPhones]: {
    '& h1': { fontSize: text.lg },
    '& .MuiButton-root': { paddingInline: space['3'] },
    '& .MuiButton-startIcon': { display: 'none' },
  },
};
