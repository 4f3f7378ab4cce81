import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';

const { space, text, weight } = tokens;

const Group = styled('div')({ display: 'grid', gap: space['3'] });

interface ImageGroupProps {
  label: string;
  hint?: string;
  problem?: string | undefined;
  children: ReactNode;
}

/** The frame of an image field: label, hint and error. */
export function ImageGroup({ label, hint, problem, children }: ImageGroupProps) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <div>
        <Typography id={id} sx={{ fontSize: text.xs, fontWeight: weight.strong }}>
          {label}
        </Typography>
        {hint && (
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
        )}
      </div>
      {children}
      {problem && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
    </Group>
  );
}
