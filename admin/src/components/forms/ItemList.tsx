import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Button, Stack } from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import {
  ArrayInput,
  IconButtonWithTooltip,
  RemoveItemButton,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useSourceContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { keepFocus } from '#lib/keepFocus.ts';
import { FormSection } from './FormSection.tsx';

/** The fields of an item that its row shows until it is opened. */
interface SummaryFields {
  title: string;
  text?: string;
  /** The address of its picture. */
  picture: string;
}

interface ItemListProps {
  /** The field, a list of objects. */
  source: string;
  /** What one of them is, in lower case: "way to pay". */
  item: string;
  /** A new item. @default all fields are empty */
  empty?: object;
  /** Whether the fields of an item are beside each other. @default below each other */
  isInline?: boolean;
  /** Whether they have an order of their own, so that nobody moves them. @default false */
  isSorted?: boolean;
  /** Folds the items. */
  summary?: SummaryFields;
  /** What adds an item. @default a button that adds an empty one */
  addButton?: ReactElement;
  /** The fields of an item, named as in it. */
  children: ReactNode;
}

/** react-admin's list of items in a form. Each has a name and a number, also on its buttons. */
export function ItemList({ source, isSorted = false, addButton, ...item }: ItemListProps) {
  return (
    <ArrayInput source={source} label={false}>
      <SimpleFormIterator
        disableClear
        disableReordering={isSorted}
        addButton={addButton ?? <AddItem {...item} />}
        reOrderButtons={<MoveButtons {...item} />}
        removeButton={<RemoveItem {...item} />}
      >
        <Item {...item} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

type ItemProps = Omit<ItemListProps, 'source'>;

function Item({ item, isInline = false, summary, children }: ItemProps) {
  const { index } = useSimpleFormIteratorItem();
  const source = useSourceContext().getSource('');
  const { getValues } = useFormContext();
  const [isNew] = useState(() => Object.values(getValues(source)).every((value) => !value));
  const name = `${item.charAt(0).toUpperCase()}${item.slice(1)} ${index + 1}`;
  const values: Record<string, string | null> = useWatch({ name: source }) ?? {};
  return (
    <Stack
      component="fieldset"
      aria-label={name}
      data-inline={isInline || undefined}
      direction={isInline ? { sm: 'row' } : 'column'}
      sx={{ gap: isInline ? 1.5 : 3, minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      {summary ? (
        <FormSection
          name={source}
          heading="h3"
          title={values[summary.title] || 'Not filled in yet'}
          summary={(summary.text && values[summary.text]) || undefined}
          picture={values[summary.picture] ?? ''}
          startsOpen={isNew}
        >
          {children}
        </FormSection>
      ) : (
        children
      )}
    </Stack>
  );
}

function AddItem({ item, empty = {} }: ItemProps) {
  const { add } = useSimpleFormIterator();
  return (
    // Its words begin where the fields do.
    <Button startIcon={<AddIcon />} onClick={() => add(empty)} sx={{ marginInlineStart: -2.5 }}>
      Add {/^[aeiou]/.test(item) ? 'an' : 'a'} {item}
    </Button>
  );
}

function MoveButtons({ item }: ItemProps) {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const move = (to: number) => ({ disabled: to < 0 || to >= total, onClick: () => reOrder(to) });
  return (
    <>
      <IconButtonWithTooltip label={`Move ${item} ${index + 1} up`} {...move(index - 1)}>
        <UpIcon />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip label={`Move ${item} ${index + 1} down`} {...move(index + 1)}>
        <DownIcon />
      </IconButtonWithTooltip>
    </>
  );
}

function RemoveItem({ item }: ItemProps) {
  const { index } = useSimpleFormIteratorItem();
  return <RemoveItemButton label={`Remove ${item} ${index + 1}`} onClickCapture={keepFocus} />;
}
