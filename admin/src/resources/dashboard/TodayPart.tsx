import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';
import { PanelLink } from '#components/PanelLink.tsx';

const { size, space, text } = tokens;

const Part = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  paddingBlockStart: space['3'],
  borderBlockStart: `${size.rule} solid ${theme.palette.divider}`,
  '&[data-urgent]': { borderColor: theme.palette.error.main },
  '& h3 span': { color: theme.palette.text.secondary },
  '&[data-urgent] h3 span': { color: theme.palette.error.main },
}));

const Way = styled(PanelLink)({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  minBlockSize: size.target,
});

interface TodayPartProps {
  title: string;
  count: number;
  /** Whether to show the count. Not for a list that is cut. */
  isCounted?: boolean;
  /** Whether it needs attention now. */
  isUrgent?: boolean;
  /** Message for an empty list. */
  calmText: string;
  to: string;
  linkText: string;
  children: ReactNode;
}

/** One section of Today, with a link to the whole list. */
export function TodayPart({
  title,
  count,
  isCounted = false,
  isUrgent = false,
  calmText,
  to,
  linkText,
  children,
}: TodayPartProps) {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId} data-urgent={isUrgent || undefined}>
      <Typography id={titleId} variant="h3">
        {title} {isCounted && count > 1 && <span>{count}</span>}
      </Typography>
      {count === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlock: space['2'] }}>
          {calmText}
        </Typography>
      ) : (
        children
      )}
      <Typography variant="body2" component="div">
        <Way to={to}>{linkText}</Way>
      </Typography>
    </Part>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  margin: `${space['2']} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
    minBlockSize: size.target,
    fontSize: text.xs,
    borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
  },
  '& a': { minInlineSize: 0, paddingBlock: space['2'], overflowWrap: 'anywhere' },
  '& span': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

interface LinkRowsProps {
  /** Each with the page of its record. */
  rows: readonly { id: string; name: string; note: string; to: string }[];
}

/** Records, each a link to its details or to its form. */
export function LinkRows({ rows }: LinkRowsProps) {
  return (
    <Rows>
      {rows.map(({ id, name, note, to }) => (
        <li key={id}>
          <PanelLink to={to}>{name}</PanelLink>
          <span>{note}</span>
        </li>
      ))}
    </Rows>
  );
}
