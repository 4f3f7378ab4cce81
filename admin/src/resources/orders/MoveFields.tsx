import { styled } from '@mui/material/styles';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useId } from 'react';
import { Field } from '#components/Field.tsx';
import { NativeSelect } from '#components/NativeSelect.tsx';
import { statusChoices } from './statusLabels.ts';

const { breakpoint, space } = tokens;

const Fields = styled('div')({
  display: 'grid',
  gap: space['3'],
  inlineSize: '100%',
  [`@media (min-width: ${breakpoint.small})`]: { gridTemplateColumns: '10rem 1fr' },
});

/** Fields for the new status and the reason, named `status` and `reason`. */
export function MoveFields({ status: first }: { status: OrderStatus }) {
  const id = useId();
  return (
    <Fields>
      <NativeSelect
        id={`${id}-status`}
        name="status"
        label="New status"
        defaultValue={first}
        choices={statusChoices}
      />
      <Field
        id={`${id}-reason`}
        name="reason"
        label="Reason (kept in the order’s history)"
        slotProps={{ input: { maxLength: 500 } }}
      />
    </Fields>
  );
}
