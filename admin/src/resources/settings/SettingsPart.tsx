import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';

const { size, space } = tokens;

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: space['3'],
  justifyItems: 'start',
  paddingBlockStart: space['5'],
  borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
}));

interface SettingsPartProps {
  title: string;
  children: ReactNode;
}

/** One section of the settings. */
export function SettingsPart({ title, children }: SettingsPartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Part>
  );
}
