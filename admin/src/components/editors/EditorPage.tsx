import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#lib/brand.ts';

const { size, space } = tokens;

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
