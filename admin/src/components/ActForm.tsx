import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Button, DialogContent, type DialogProps, Stack } from '@mui/material';
import type { Right } from '@year-group/api-types/officers/rights';
import { type BaseSyntheticEvent, type ReactNode, useState } from 'react';
import { Form, type HttpError } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { ZodType } from 'zod';
import { problemIn } from '#lib/problemIn.ts';
import type { CallApi } from '#providers/dataProvider.ts';
import { ActButton, type ActButtonProps, type Afterwards, useAct } from './ActButton.tsx';
import { PanelDialog } from './PanelDialog.tsx';

interface ActFormProps<Values extends FieldValues> extends Afterwards {
  /** The label of the button that sends it; undefined when nothing is typed. */
  submit: string | undefined;
  /** The button's label while it is sent. @default the same */
  sending?: string;
  submitProps?: Pick<ActButtonProps<void>, 'variant' | 'color' | 'size' | 'fullWidth' | 'needsConnection'>;
  /** Who may send it. @default everybody */
  right?: Right;
  /** Other buttons. */
  buttons?: ReactNode;
  /** What is in the form at first. */
  record?: object | undefined;
  /** What the values must be; they are sent as they were typed. */
  schema?: ZodType;
  act: (values: Values, call: CallApi) => Promise<unknown>;
  /** Said when it was sent. */
  done?: (values: Values) => string;
  /** The field to type again after a refusal. */
  retype?: string;
  /** react-admin's inputs, and texts. */
  children?: ReactNode;
}

/** react-admin's form for what is no record: sent by one call, and says why it was refused. */
export function ActForm<Values extends FieldValues>(props: ActFormProps<Values>) {
  const { record, schema, act, done, retype, children } = props;
  const run = useAct(props);
  const resolver = schema && zodResolver(schema as ZodType<unknown, FieldValues>, undefined, { raw: true });

  async function handleSubmit(values: FieldValues, event?: BaseSyntheticEvent) {
    try {
      await run((call) => act(values as Values, call), done && (() => done(values as Values)));
      return undefined;
    } catch (error) {
      const elements = (event?.target as HTMLFormElement | undefined)?.elements;
      const field = elements?.namedItem(retype ?? '');
      if (field instanceof HTMLInputElement) field.select();
      const { errors = {} } = ((error as HttpError).body ?? {}) as { errors?: Record<string, string> };
      const isAtField = Object.keys(errors).some((name) => elements?.namedItem(name));
      return isAtField ? errors : { root: { refusal: problemIn(error) } };
    }
  }

  return (
    <Form
      {...(record && { record })}
      {...(resolver && { resolver })}
      onSubmit={handleSubmit}
      noValidate
      disableInvalidFormNotification
    >
      <Stack sx={{ gap: 2 }}>
        {children}
        <Foot {...props} />
      </Stack>
    </Form>
  );
}

type FootProps = Pick<ActFormProps<FieldValues>, 'buttons' | 'submit' | 'sending' | 'submitProps' | 'right'>;

function Foot({ buttons, submit, sending = submit, submitProps, right }: FootProps) {
  const { isSubmitting, errors } = useFormState();
  return (
    <>
      {errors.root?.refusal && <Alert severity="error">{errors.root.refusal.message}</Alert>}
      <Stack direction="row" className="buttons" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {buttons}
        {submit && (
          <ActButton
            right={right}
            type="submit"
            variant="contained"
            aria-disabled={isSubmitting || undefined}
            onClick={(event) => isSubmitting && event.preventDefault()}
            {...submitProps}
          >
            {isSubmitting ? sending : submit}
          </ActButton>
        )}
      </Stack>
    </>
  );
}

interface FormDialogProps<Values extends FieldValues> extends ActFormProps<Values> {
  title: string;
  maxWidth?: DialogProps['maxWidth'];
  onClose: () => void;
}

/** Such a form in a dialog, which closes when it was sent. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, maxWidth = 'sm', onClose, onDone = onClose, buttons, ...form } = props;
  const [isSending, setSending] = useState(false);
  // A refusal of what is under way would be shown nowhere.
  const close = () => isSending || onClose();
  return (
    <PanelDialog title={title} onClose={close} scroll="body" maxWidth={maxWidth}>
      <DialogContent sx={{ '& .buttons': { justifyContent: 'end' } }}>
        <ActForm
          {...form}
          act={(values, call) => {
            setSending(true);
            return form.act(values, call).finally(() => setSending(false));
          }}
          onDone={onDone}
          buttons={
            <>
              <Button onClick={close}>Cancel</Button>
              {buttons}
            </>
          }
        />
      </DialogContent>
    </PanelDialog>
  );
}
