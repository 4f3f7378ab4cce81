import { Box } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { useHasRoomBeside } from '#lib/media.ts';
import { PageHead } from '../PageHead.tsx';

interface EditorPageProps {
  title: string;
  /** Whether the form has a preview beside it where there is room. @default as wide as a text */
  hasPreview?: boolean;
  children: ReactNode;
}

/** A page with one form, and a link back. */
export function EditorPage({ title, hasPreview = false, children }: EditorPageProps) {
  const isWide = useHasRoomBeside() && hasPreview;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: isWide ? 'none' : tokens.size.reading }}>
      <PageHead title={title} back={{ label: 'Back to Admin' }} />
      {children}
    </Box>
  );
}

/** Short fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Box sx={{ ...row, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>{children}</Box>
);

const row = { display: 'grid', alignItems: 'start', gap: 3 };
