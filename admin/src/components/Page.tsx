import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Stack, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { onPhones } from '#lib/media.ts';
import { useBrand } from '#providers/brand.ts';
import { useGoBack } from './useGoBack.ts';

const { size, space, text } = tokens;

export interface PageProps {
  title: string;
  /** A link back, without `to` to the page before. */
  back?: { to?: string; label: string } | undefined;
  /** Beside the title. */
  actions?: ReactNode;
  /** Whether it is as wide as the window. @default as wide as a text, or as a form with its preview */
  isWide?: boolean;
  /** What is shown of a page that has steps. */
  step?: string;
  children: ReactNode;
}

/** A page below its title, which is also the window's, and the link to the page that it belongs to. */
export function Page({ title, back, actions, isWide = false, step = '', children }: PageProps) {
  const { shortName } = useBrand();
  const goBack = useGoBack('/');
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const place = `${key} ${step}`;
  // The first page of a window begins at its top.
  const shown = useRef(key === 'default' ? place : undefined);
  useEffect(() => {
    // Otherwise the focus was on a button that is gone.
    if (shown.current !== place && document.activeElement === document.body) heading.current?.focus();
    shown.current = place;
  }, [place]);
  return (
    <Box sx={{ ...page, maxWidth: isWide ? 'none' : size.reading }}>
      <title>{`${title} · ${shortName}`}</title>
      <Box component="header" sx={back ? null : onPhone}>
        {back && (
          // Its arrow is at the edge of the title below.
          <Button
            // In place of this page: from the page before, nobody goes back to it.
            {...(back.to ? { component: Link, to: back.to, replace: true } : { onClick: goBack })}
            startIcon={<ArrowBackIcon />}
            sx={{ px: 1.5, ml: -1.5 }}
          >
            {back.label}
          </Button>
        )}
        <Stack direction="row" sx={{ ...head, justifyContent: 'space-between' }}>
          <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ overflowWrap: 'anywhere', outline: 0 }}>
            {title}
          </Typography>
          <Stack direction="row" sx={head}>
            {actions}
          </Stack>
        </Stack>
      </Box>
      {children}
    </Box>
  );
}

/** The link back from a page with one form. */
export const toAdmin = { label: 'Back to Admin' };

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  '&:has(form .preview)': { maxWidth: 'none' },
  [onPhones]: { '& h1': { fontSize: text.lg } },
};
const head = { flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 1.5 } };
/** The first rows of a list are in sight without scrolling. */
const onPhone = {
  [onPhones]: {
    '& .MuiButton-root': { paddingInline: space['3'] },
    '& .MuiButton-startIcon': { display: 'none' },
  },
};
