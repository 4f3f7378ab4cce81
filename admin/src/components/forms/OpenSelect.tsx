import { SelectInput, type SelectInputProps } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';

interface OpenSelectProps extends Omit<SelectInputProps, 'choices'> {
  source: string;
  choices: readonly string[];
}

/** react-admin's select of texts, which keeps the stored and the chosen one when they are not, or no longer, among its choices. */
export function OpenSelect({ choices, ...props }: OpenSelectProps) {
  const chosen = useWatch({ name: props.source }) as string | null;
  const stored: string | null = get(useFormState().defaultValues, props.source);
  const missing = [...new Set([stored, chosen])].filter((each) => each && !choices.includes(each));
  return <SelectInput {...props} choices={[...choices, ...missing]} emptyText="Choose one" />;
}
