import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ArrayInput,
  RemoveItemButton,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { Item, type SummaryFields } from './Item.tsx';
import { MoveButtons } from './MoveButtons.tsx';

interface ItemListProps {
  /** The field, a list of objects. */
  source: string;
  /** What one of them is, in lower case: "way to pay". */
  item: string;
  /** A new item. */
  empty: object;
  /** Whether the list may be empty. @default false */
  optional?: boolean;
  /** Whether the fields of an item are beside each other. @default below each other */
  isLine?: boolean;
  /** Whether they have an order of their own, so that nobody moves them. @default false */
  isSorted?: boolean;
  /** Shows an item as one row of these fields until it is opened. */
  summary?: SummaryFields;
  /** What adds an item. @default a button that adds an empty one */
  addButton?: ReactElement;
  /** The fields of an item, named as in it. */
  children: ReactNode;
}

/** react-admin's list of items in a form, whose buttons say which item they move or remove. */
export function ItemList(props: ItemListProps) {
  const {
    source,
    item,
    empty,
    optional = false,
    isLine = false,
    isSorted = false,
    addButton,
    ...one
  } = props;
  return (
    <ArrayInput source={source} label={false} helperText={false}>
      <SimpleFormIterator
        disableClear
        disableReordering={isSorted}
        addButton={addButton ?? <AddItem item={item} empty={empty} />}
        reOrderButtons={<MoveButtons item={item} />}
        removeButton={<RemoveItem item={item} optional={optional} />}
      >
        <Item item={item} empty={empty} isLine={isLine} {...one} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddItem({ item, empty }: Pick<ItemListProps, 'item' | 'empty'>) {
  const { add } = useSimpleFormIterator();
  return (
    // Its words begin where the fields do.
    <Button startIcon={<AddIcon />} onClick={() => add(empty)} sx={{ marginInlineStart: -2.5 }}>
      Add {/^[aeiou]/.test(item) ? 'an' : 'a'} {item}
    </Button>
  );
}

function RemoveItem({ item, optional }: { item: string; optional: boolean }) {
  const { index, total } = useSimpleFormIteratorItem();
  return <RemoveItemButton label={`Remove ${item} ${index + 1}`} disabled={total === 1 && !optional} />;
}
