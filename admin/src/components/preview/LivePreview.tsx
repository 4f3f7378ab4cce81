import { styled } from '@mui/material/styles';
import type { PreviewDrafts } from '@year-group/api-types/content/preview';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useRested } from '#lib/useRested.ts';
import type { PreviewProps } from './PreviewButton.tsx';
import { PreviewPane } from './PreviewPane.tsx';

const { size, space } = tokens;

const Beside = styled(PreviewPane)(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: space['4'],
  blockSize: `calc(100dvh - 2 * ${space['4']})`,
  border: `${size.hairline} solid ${theme.palette.divider}`,
  // A dialog has its title above, and its margins.
  '[role=dialog] &': { insetBlockStart: 0, blockSize: 'calc(100dvh - 10rem)' },
}));

/** The site's own page with what is being typed, beside the form. Nothing of it is stored. */
export function LivePreview<Kind extends keyof PreviewDrafts>({
  kind,
  draftOf,
  palette,
}: PreviewProps<Kind>) {
  const values = useRested(useWatch());
  const message = useMemo(
    () => ({ preview: kind, draft: draftOf(values), palette }),
    [kind, draftOf, values, palette],
  );
  return <Beside message={message} />;
}
