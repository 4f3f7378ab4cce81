import { List, ListItem, Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { PanelLink } from '#components/PanelLink.tsx';
import { Panel } from './Panel.tsx';

const { size, text } = tokens;

interface TodayPartProps {
  title: string;
  isEmpty: boolean;
  /** Said when it is empty. */
  calmText: string;
  to: string;
  linkText: string;
  children: ReactNode;
}

/** One list of what is new, with a link to all of it; none when it is empty. */
export function TodayPart({ title, isEmpty, calmText, to, linkText, children }: TodayPartProps) {
  if (isEmpty) {
    return (
      <Panel isPart title={title}>
        <Typography variant="body2" color="textSecondary">
          {calmText}
        </Typography>
      </Panel>
    );
  }
  return (
    <Panel isPart title={title}>
      {children}
      <PanelLink
        to={to}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: size.target }}
      >
        {linkText}
      </PanelLink>
    </Panel>
  );
}

interface LinkRowsProps {
  /** Each with the page of its record. */
  rows: readonly { id: string; name: string; note: string; to: string }[];
}

/** Records, each a link to its details or to its form. */
export function LinkRows({ rows }: LinkRowsProps) {
  return (
    <List disablePadding>
      {rows.map(({ id, name, note, to }) => (
        <ListItem
          key={id}
          divider
          disableGutters
          sx={{ justifyContent: 'space-between', gap: 1.5, minHeight: size.target, py: 0, fontSize: text.xs }}
        >
          <PanelLink to={to} sx={{ py: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </PanelLink>
          <Typography variant="body2" component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {note}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
