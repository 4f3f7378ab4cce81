import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import AddIcon from '@mui/icons-material/Add';
import { Button, FormHelperText, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import type { ReactNode } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { Sortable } from '#components/sortable/Sortable.tsx';
import { ItemButtons } from './ItemButtons.tsx';

const { breakpoint, radius, size, space } = tokens;

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
    [`@media (min-width: ${breakpoint.small})`]: { gridTemplateColumns: '1fr 1fr auto' },
  },
}));

interface ItemListProps {
  /** The field, a list of objects. */
  source: string;
  /** What one of them is, in lower case: "way to pay". */
  item: string;
  /** A new item. */
  empty: object;
  /** Whether the list may be empty. @default false */
  optional?: boolean;
  /** Whether an item is a line of two fields. @default a box */
  isLine?: boolean;
  /** The fields of the item at that place of the form. */
  children: (source: string) => ReactNode;
}

/** A list of a form: its items are added, removed, and moved by buttons or by dragging. */
export function ItemList({ source, item, empty, optional = false, isLine = false, children }: ItemListProps) {
  const { fields, append, remove, move } = useFieldArray({ name: source });
  const { errors } = useFormState();
  // What is wrong with the list itself, not with an item of it.
  const problem = get<object, { message?: string } | undefined>(errors, source)?.message;
  return (
    <>
      <Sortable
        ids={fields.map(({ id }) => id)}
        nameOf={(place) => `${capital(item)} ${place}`}
        strategy={verticalListSortingStrategy}
        onMove={move}
      >
        {fields.map(({ id }, index) => (
          <SortableItem
            key={id}
            id={id}
            item={item}
            index={index}
            count={fields.length}
            optional={optional}
            isLine={isLine}
            onMove={move}
            onRemove={remove}
          >
            {children(`${source}.${index}`)}
          </SortableItem>
        ))}
      </Sortable>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Button startIcon={<AddIcon />} onClick={() => append(empty)} sx={{ justifySelf: 'start' }}>
        Add a {item}
      </Button>
    </>
  );
}

interface SortableItemProps {
  id: string;
  item: string;
  index: number;
  count: number;
  optional: boolean;
  isLine: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: ReactNode;
}

/** One item with its fields and buttons. */
function SortableItem({ id, item, isLine, children, ...place }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id,
  });
  const name = `${item} ${place.index + 1}`;
  return (
    <Item
      ref={setNodeRef}
      data-line={isLine || undefined}
      aria-label={isLine ? capital(name) : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!isLine && (
        <Typography component="legend" variant="body2">
          {capital(name)}
        </Typography>
      )}
      {children}
      <ItemButtons
        name={name}
        {...place}
        handle={{ ref: setActivatorNodeRef, ...attributes, ...listeners }}
      />
    </Item>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
