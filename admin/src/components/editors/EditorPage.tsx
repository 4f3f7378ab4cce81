import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#lib/usePageTitle.ts';

const { breakpoint, size, space } = tokens;

const Page = styled('div')({
  display: 'grid',
  gap: space['5'],
  '&:not([data-wide])': { maxInlineSize: size.reading },
});

interface EditorPageProps {
  title: string;
  /** Whether it is as wide as the window allows. @default as wide as a text */
  isWide?: boolean;
  children: ReactNode;
}

/** A page with one form, and a link back. */
export function EditorPage({ title, isWide = false, children }: EditorPageProps) {
  usePageTitle(title);
  const navigate = useNavigate();
  return (
    <Page data-wide={isWide || undefined}>
      <div>
        <Button
          startIcon={<ArrowBackIcon />}
          onClick={() => void navigate(-1)}
          sx={{ marginInlineStart: `-${space['3']}`, paddingInline: space['3'] }}
        >
          Back to Admin
        </Button>
        <Typography variant="h1">{title}</Typography>
      </div>
      {children}
    </Page>
  );
}

/** Short fields side by side where there is room. */
export const FieldRow = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: space['5'],
  [`@media (min-width: ${breakpoint.small})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
