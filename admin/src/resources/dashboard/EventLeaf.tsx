import { Paper, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { formatClock, leafOf } from '@year-group/api-types/common/dates';
import type { Event } from '@year-group/api-types/content/event';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PanelLink } from '#components/PanelLink.tsx';

/** An event with its date as a calendar leaf. */
export function EventLeaf({ event: { id, title, startsAt, time, location } }: { event: Event }) {
  const { day, month, weekday } = leafOf(startsAt);
  return (
    <Stack direction="row" sx={{ gap: 2, my: 1.5 }}>
      <Paper
        component="time"
        dateTime={startsAt}
        variant="outlined"
        sx={{
          display: 'grid',
          alignSelf: 'start',
          justifyItems: 'center',
          flex: 'none',
          minWidth: 64,
          py: 1,
          borderTop,
        }}
      >
        <Typography component="span" variant="overline" color="textSecondary">
          {month}
        </Typography>
        <Typography component="strong" variant="h2">
          {day}
        </Typography>
      </Paper>
      <div>
        <PanelLink to={`/events/edit/${id}`}>{title}</PanelLink>
        <Typography variant="body2" color="textSecondary">
          {weekday}, {formatClock(time)}
          <br />
          {location}
        </Typography>
      </div>
    </Stack>
  );
}

/** The edge of the leaf, in the group's second colour. */
const borderTop = ({ palette }: Theme) => `${tokens.size.rule} solid ${palette.secondary.main}`;
