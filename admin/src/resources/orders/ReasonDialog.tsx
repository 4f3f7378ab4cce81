import { useId } from 'react';
import { Field } from '#components/Field.tsx';
import { FormDialog } from '#components/FormDialog.tsx';
import { formText } from '#lib/formText.ts';

interface ReasonDialogProps {
  /** What is asked, as the server says it. */
  question: string;
  /** Gets the reason; undefined when it is cancelled. */
  answer: (reason: string | undefined) => void;
}

/** Asks for the proof that an order was paid, or for the reason why it was not. */
export function ReasonDialog({ question, answer }: ReasonDialogProps) {
  const id = useId();
  return (
    <FormDialog
      title={question}
      submit="Change status"
      isBusy={false}
      onCancel={() => answer(undefined)}
      onSubmit={(fields) => answer(formText(fields, 'reason') || undefined)}
    >
      <Field
        id={id}
        name="reason"
        label="Kept in the order’s history"
        required
        slotProps={{ input: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}
