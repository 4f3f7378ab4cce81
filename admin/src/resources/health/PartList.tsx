import { Chip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { HealthState } from '@year-group/api-types/system/health';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type PartTexts, stateTexts } from './healthTexts.ts';

const { breakpoint, size, space } = tokens;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${size.rule} solid ${theme.palette.text.primary}`,
}));

const Part = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space['2']} ${space['4']}`,
  paddingBlock: space['4'],
  borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
  '& > :last-child': { gridColumn: '1 / -1' },
  [`@media (min-width: ${breakpoint.small})`]: {
    gridTemplateColumns: '10rem minmax(0, 1fr) auto',
    '& > :last-child': { gridColumn: '2', gridRow: '1' },
  },
}));

const colors = {
  ok: 'success',
  degraded: 'warning',
  down: 'error',
  unknown: 'default',
} as const satisfies Record<HealthState, string>;

/** Every part with its state and what to do about it. */
export function PartList({ parts }: { parts: PartTexts[] }) {
  return (
    <List>
      {parts.map(({ name, state, text, advice }) => (
        <Part key={name}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Chip label={stateTexts[state]} color={colors[state]} variant="outlined" size="small" />
          <div>
            <Typography color="textSecondary">{text}</Typography>
            {advice && <Typography>{advice}</Typography>}
          </div>
        </Part>
      ))}
    </List>
  );
}
