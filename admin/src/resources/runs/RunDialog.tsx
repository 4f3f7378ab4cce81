import type { Run } from '@year-group/api-types/shop/run';
import { HttpError } from 'react-admin';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import { FormDialog } from '#components/FormDialog.tsx';
import { Problem } from '#components/Problem.tsx';
import { RunFields } from './RunFields.tsx';
import { checkRun, inForm, inputOf, type RunValues, sortedSteps, valuesOf } from './runForm.ts';
import { useRunTask } from './useRuns.ts';

interface RunDialogProps {
  /** The run to change. Undefined for a new one. */
  run?: Run;
  /** The listing of a new one; undefined to choose it. */
  listingId?: string | undefined;
  onClose: () => void;
}

/** Plans a run of a listing, or changes one. */
export function RunDialog({ run, listingId, onClose }: RunDialogProps) {
  const form = useForm<RunValues>({ defaultValues: valuesOf(run ?? { ...(listingId && { listingId }) }) });
  const { call, change, problem, isBusy } = useRunTask(onClose);

  function show(problems: Record<string, string>) {
    for (const [index, [field, message]] of Object.entries(problems).entries())
      form.setError(field as Path<RunValues>, { message }, { shouldFocus: index === 0 });
  }

  function handleSubmit({ steps, ...typed }: RunValues) {
    const values = { ...typed, steps: sortedSteps(steps) };
    form.setValue('steps', values.steps);
    const found = checkRun(values);
    if (Object.keys(found).length > 0) return show(found);
    const { listingId: chosen, closesAt, ...body } = inputOf(values);
    // After it has closed, the closing time of a run cannot be sent again.
    const isSameTime = run !== undefined && closesAt === inputOf(valuesOf(run)).closesAt;
    void change(
      async () => {
        try {
          if (run)
            await call('PUT /api/admin/runs/:id', {
              params: { id: run.id },
              body: { ...body, ...(!isSameTime && { closesAt }) },
            });
          else await call('POST /api/admin/runs', { body: { listingId: chosen, closesAt, ...body } });
        } catch (error) {
          const { errors = {} } =
            (error instanceof HttpError && (error.body as { errors?: Record<string, string> })) || {};
          show(inForm(errors));
          throw error;
        }
      },
      run ? 'The pre-order was changed.' : 'The pre-order is planned. Nobody sees it until you open it.',
    );
  }

  return (
    <FormProvider {...form}>
      <FormDialog
        title={run ? 'Change the pre-order' : 'Plan a pre-order'}
        submit={run ? 'Save' : 'Plan it'}
        isBusy={isBusy}
        scroll="body"
        onCancel={onClose}
        onSubmit={() => {
          form.clearErrors();
          void form.handleSubmit(handleSubmit)();
        }}
      >
        <RunFields asksListing={!run && !listingId} />
        <Problem text={problem} />
      </FormDialog>
    </FormProvider>
  );
}
