import { Typography } from '@mui/material';
import { maxPageSize } from '@year-group/api-types/common/limits';
import type { Run } from '@year-group/api-types/shop/run';
import {
  DateInput,
  DateTimeInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  useCreate,
  useUpdate,
} from 'react-admin';
import { FormDialog } from '#components/ActForm.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { bodyOf, type RunValues, runFormSchema, valuesOf } from './runForm.ts';

interface RunDialogProps {
  /** The run to change. Undefined for a new one. */
  run?: Run;
  /** The listing of a new one; undefined to choose it. */
  listingId?: string | undefined;
  onClose: () => void;
}

/** Plans a run of a listing, or changes one. */
export function RunDialog({ run, listingId, onClose }: RunDialogProps) {
  const [create] = useCreate();
  const [update] = useUpdate();

  async function handleSave(values: RunValues) {
    const { listingId: chosen, closesAt, ...body } = bodyOf(values);
    if (!run) {
      await create('runs', { data: { ...body, listingId: chosen, closesAt } }, { returnPromise: true });
      return;
    }
    // After it has closed, the closing time of a run cannot be sent again.
    const data = { ...body, ...(closesAt !== run.closesAt && { closesAt }) };
    await update('runs', { id: run.id, data }, { returnPromise: true });
  }

  return (
    <FormDialog<RunValues>
      title={run ? 'Change the pre-order' : 'Plan a pre-order'}
      submit={run ? 'Save' : 'Plan it'}
      record={valuesOf(run ?? { ...(listingId && { listingId }) })}
      schema={runFormSchema}
      act={handleSave}
      done={() =>
        run
          ? 'The pre-order was changed.'
          : 'The pre-order is planned. From now on nobody can buy the listing until you open the pre-order.'
      }
      reread={['runs']}
      onClose={onClose}
    >
      {!run && !listingId && (
        <ReferenceInput source="listingId" reference="shop" perPage={maxPageSize}>
          <SelectInput label="Listing" optionText="title" emptyText="Choose one" />
        </ReferenceInput>
      )}
      <NumberInput
        source="minimum"
        label="Minimum of paid pieces"
        helperText="It is printed once this number is paid"
      />
      <DateTimeInput
        source="closesAt"
        label="Closes (day and time in Accra)"
        helperText="Later payments wait for the next one"
      />
      <DateInput source="expectedOn" label="Expected on (optional)" />
      <div role="group" aria-label="The printer’s prices">
        <Typography variant="body2" color="textSecondary" gutterBottom>
          What the printer asks for each piece. Leave it out to see no bill.
        </Typography>
        <ItemList source="priceSteps" item="price" isInline isSorted>
          <NumberInput source="from" label="From pieces" />
          <NumberInput source="price" label="Price (GH₵)" />
        </ItemList>
      </div>
    </FormDialog>
  );
}
