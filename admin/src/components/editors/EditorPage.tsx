import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#lib/brand.ts';
import { useHasRoomBeside } from '#lib/media.ts';

const { size, space } = tokens;

interface EditorPageProps {
  title: string;
  /** Whether the form has a preview beside it where there is room. @default as wide as a text */
  hasPreview?: boolean;
  children: ReactNode;
}

/** A page with one form, and a link back. */
export function EditorPage({ title, hasPreview = false, children }: EditorPageProps) {
  usePageTitle(title);
  const navigate = useNavigate();
  const isWide = useHasRoomBeside() && hasPreview;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: isWide ? 'none' : size.reading }}>
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
    </Box>
  );
}

/** Short fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Box sx={{ ...row, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>{children}</Box>
);

const row = { display: 'grid', alignItems: 'start', gap: 3 };
