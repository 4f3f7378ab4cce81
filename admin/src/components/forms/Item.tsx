import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { type ReactNode, useId, useState } from 'react';
import { useSimpleFormIteratorItem, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ItemSummary, type SummaryFields } from './ItemSummary.tsx';
import { useOpening } from './useOpening.ts';

export type { SummaryFields };

const { breakpoint, space } = tokens;

const Group = styled('fieldset')({
  display: 'grid',
  gap: space['3'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > div': { display: 'grid', gap: space['5'] },
  // Its fields stay where they are while they are hidden, with what is being uploaded.
  '& > [hidden]': { display: 'none' },
  [`@media (min-width: ${breakpoint.small})`]: {
    '&[data-line] > div': { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gap: space['3'] },
  },
});

interface ItemProps {
  /** What it is, in lower case: "leader". */
  item: string;
  /** What it is before anything is written into it. */
  empty: object;
  /** Whether its fields are beside each other. */
  isLine: boolean;
  summary?: SummaryFields;
  children: ReactNode;
}

/** The fields of an item, with its name and number. With a summary, it is one row until opened. */
export function Item({ item, empty, isLine, summary, children }: ItemProps) {
  const { index } = useSimpleFormIteratorItem();
  const source = useSourceContext().getSource('');
  const { getValues } = useFormContext();
  const [isNew] = useState(() => JSON.stringify(getValues(source)) === JSON.stringify(empty));
  const { fields, isOpen, toggle } = useOpening(source, !summary || isNew);
  const id = useId();
  const name = `${item.charAt(0).toUpperCase()}${item.slice(1)} ${index + 1}`;
  return (
    <Group data-line={isLine || undefined} aria-label={isLine ? name : undefined}>
      {!isLine && (
        <Typography component="legend" variant="body2" color="textSecondary" gutterBottom>
          {name}
        </Typography>
      )}
      {summary && (
        <ItemSummary source={source} fields={summary} isOpen={isOpen} controls={id} onToggle={toggle} />
      )}
      <div ref={fields} id={id} hidden={!isOpen}>
        {children}
      </div>
    </Group>
  );
}
