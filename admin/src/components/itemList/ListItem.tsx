import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId } from 'react';
import { ItemButtons } from './ItemButtons.tsx';
import { ItemSummary, type SummaryFields } from '../forms/ItemSummary.tsx';
import { useOpening } from '../forms/useOpening.ts';

const { breakpoint, radius, size, space } = tokens;
const atLeastSmall = `@media (min-width: ${breakpoint.small})`;

/** An item: a box with a legend, or a line of two fields. */
const Item = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: space['5'],
  minInlineSize: 0,
  margin: 0,
  padding: space['4'],
  border: `${size.hairline} solid ${theme.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.palette.background.default,
  '&[data-line]': {
    gap: space['3'],
    alignItems: 'start',
    padding: 0,
    border: 0,
    [atLeastSmall]: { gridTemplateColumns: '1fr 1fr auto' },
  },
  '&[data-closed]': {
    gap: 0,
    paddingBlock: space['1'],
    [atLeastSmall]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
}));
/** Its fields stay where they are while they are hidden, with what is being uploaded. */
const Fields = styled('div')({
  display: 'contents',
  '&[data-foldable]': { display: 'grid', gap: space['5'] },
  '&[hidden]': { display: 'none' },
});

interface ListItemProps {
  id: string;
  /** What it is, in lower case: "leader". */
  item: string;
  /** Its place in the form. */
  source: string;
  /** Whether nothing is written into it yet. */
  isNew: boolean;
  index: number;
  count: number;
  optional?: boolean;
  isLine?: boolean;
  summary?: SummaryFields;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: ReactNode;
}

/** An item of a list with its fields and buttons. With a summary, it is one row until opened. */
export function ListItem(props: ListItemProps) {
  const { id, item, source, isNew, isLine = false, summary, children, ...place } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id,
  });
  const { fields, isOpen, toggle } = useOpening(source, !summary || isNew);
  const fieldsId = useId();
  const name = `${item} ${place.index + 1}`;
  return (
    <Item
      ref={setNodeRef}
      data-line={isLine || undefined}
      data-closed={!isOpen || undefined}
      aria-label={isLine ? capital(name) : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!isLine && (
        <Typography component="legend" variant="body2">
          {capital(name)}
        </Typography>
      )}
      {summary && (
        <ItemSummary source={source} fields={summary} isOpen={isOpen} controls={fieldsId} onToggle={toggle} />
      )}
      <Fields ref={fields} id={fieldsId} hidden={!isOpen} data-foldable={summary ? '' : undefined}>
        {children}
      </Fields>
      <ItemButtons
        name={name}
        {...place}
        handle={{ ref: setActivatorNodeRef, ...attributes, ...listeners }}
      />
    </Item>
  );
}

/** "leader" becomes "Leader". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
