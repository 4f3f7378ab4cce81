import { Chip, List, ListItem, Typography } from '@mui/material';
import type { HealthState } from '@year-group/api-types/system/health';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type PartTexts, stateTexts } from './healthTexts.ts';

const { size } = tokens;

const colors = {
  ok: 'success',
  degraded: 'warning',
  down: 'error',
  unknown: 'default',
} as const satisfies Record<HealthState, string>;

/** Every part with its state and what to do about it. */
export function PartList({ parts }: { parts: PartTexts[] }) {
  return (
    <List disablePadding sx={list}>
      {parts.map(({ name, state, text, advice }) => (
        <ListItem key={name} divider disableGutters sx={part}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Chip label={stateTexts[state]} color={colors[state]} variant="outlined" size="small" />
          <div>
            <Typography color="textSecondary">{text}</Typography>
            {advice && <Typography>{advice}</Typography>}
          </div>
        </ListItem>
      ))}
    </List>
  );
}

const list = { borderTop: `${size.rule} solid`, borderColor: 'text.primary' };
const part = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '10rem minmax(0, 1fr) auto' },
  alignItems: 'baseline',
  gap: '0.5rem 1rem',
  py: 2,
  '& > :last-child': { gridColumn: { xs: '1 / -1', sm: '2' }, gridRow: { sm: '1' } },
};
