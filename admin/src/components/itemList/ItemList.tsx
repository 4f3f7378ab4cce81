import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import AddIcon from '@mui/icons-material/Add';
import { Button, FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { Sortable } from '#components/sortable/Sortable.tsx';
import type { SummaryFields } from '../forms/ItemSummary.tsx';
import { capital, ListItem } from './ListItem.tsx';

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
  /** Shows an item as one row of these fields until it is opened. */
  summary?: SummaryFields;
  /** The fields of the item at that place of the form; `number` counts from 1. */
  children: (source: string, number: number) => ReactNode;
}

/** A list of a form: its items are added, removed, and moved by buttons or by dragging. */
export function ItemList({ source, item, empty, children, ...looks }: ItemListProps) {
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
        {fields.map(({ id, ...values }, index) => (
          <ListItem
            key={id}
            id={id}
            item={item}
            source={`${source}.${index}`}
            isNew={isSame(values, empty)}
            index={index}
            count={fields.length}
            {...looks}
            onMove={move}
            onRemove={remove}
          >
            {children(`${source}.${index}`, index + 1)}
          </ListItem>
        ))}
      </Sortable>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Button startIcon={<AddIcon />} onClick={() => append(empty)} sx={{ justifySelf: 'start' }}>
        Add {/^[aeiou]/.test(item) ? 'an' : 'a'} {item}
      </Button>
    </>
  );
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
