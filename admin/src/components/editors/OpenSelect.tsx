import { SelectInput, type SelectInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface OpenSelectProps extends Omit<SelectInputProps, 'choices'> {
  source: string;
  choices: readonly string[];
}

/** react-admin's select of texts, which keeps a chosen one that is not, or no longer, among its choices. */
export function OpenSelect({ choices, ...props }: OpenSelectProps) {
  const chosen = useWatch({ name: props.source }) as string | null;
  const missing = chosen && !choices.includes(chosen) ? [chosen] : [];
  return <SelectInput {...props} choices={[...choices, ...missing]} emptyText="Choose one" />;
}
