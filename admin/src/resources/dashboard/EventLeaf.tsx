import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatClock, leafOf } from '@year-group/api-types/common/dates';
import type { Event } from '@year-group/api-types/content/event';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { PanelLink } from '#components/PanelLink.tsx';

const { font, leading, radius, size, space, text, weight } = tokens;

const Spread = styled('div')({ display: 'flex', gap: space['4'], marginBlock: space['3'] });

const Leaf = styled('time')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  alignSelf: 'start',
  flex: 'none',
  minInlineSize: space['8'],
  paddingBlock: space['2'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderBlockStart: `${size.rule} solid ${theme.palette.secondary.main}`,
  borderRadius: radius.small,
  backgroundColor: theme.palette.background.paper,
  '& strong': {
    fontFamily: font.title,
    fontSize: text.xl,
    fontWeight: weight.title,
    lineHeight: leading.title,
  },
}));

/** An event with its date as a calendar leaf. */
export function EventLeaf({ event: { id, title, startsAt, time, location } }: { event: Event }) {
  const { day, month, weekday } = leafOf(startsAt);
  return (
    <Spread>
      <Leaf dateTime={startsAt}>
        <Typography component="span" variant="overline" color="textSecondary">
          {month}
        </Typography>
        <strong>{day}</strong>
      </Leaf>
      <div>
        <PanelLink to={`/events/edit/${id}`}>{title}</PanelLink>
        <Typography variant="body2" color="textSecondary">
          {weekday}, {formatClock(time)}
          <br />
          {location}
        </Typography>
      </div>
    </Spread>
  );
}
