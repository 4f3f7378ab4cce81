import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Stack, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { onPhones } from '#lib/media.ts';
import { usePageTitle } from '#providers/brand.ts';

const { size, space, text } = tokens;

/** A page as wide as a text. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, maxWidth: size.reading }}>{children}</Box>
);

interface PageHeadProps {
  title: string;
  /** A link back, without `to` to the page before. */
  back?: { to?: string; label: string };
  /** Beside the title. */
  children?: ReactNode;
}

/** The title of a page and of the window, below the link to the page that it belongs to. */
export function PageHead({ title, back, children }: PageHeadProps) {
  usePageTitle(title);
  const navigate = useNavigate();
  return (
    <Box component="header" sx={back ? null : onPhone}>
      {back && (
        // Its arrow is at the edge of the title below.
        <Button
          {...(back.to ? { component: Link, to: `/admin${back.to}` } : { onClick: () => void navigate(-1) })}
          startIcon={<ArrowBackIcon />}
          sx={{ px: 1.5, ml: -1.5 }}
        >
          {back.label}
        </Button>
      )}
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
