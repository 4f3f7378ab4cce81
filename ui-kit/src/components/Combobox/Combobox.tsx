import { Autocomplete } from '@base-ui/react/autocomplete';
import { clsx } from 'clsx';
import { type ComponentProps, type FocusEvent, useState } from 'react';
import field from '../Field/Field.module.css';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import styles from './Combobox.module.css';

export interface ComboboxProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'ref'> {
  /** The text in the field. */
  value: string;
  /** Called when the text changes by typing or by choosing. */
  onValueChange: (value: string) => void;
  /** Suggestions for the text, read by the page. */
  suggestions: readonly string[];
  /** Called when a suggestion is chosen. */
  onChoose?: (suggestion: string) => void;
  /** True while suggestions are loading. */
  busy?: boolean;
  /** Shows the first suggestions at once, for a field that replaces one with text in it. */
  defaultOpen?: boolean;
}

/** A text field with suggestions. */
export function Combobox({
  label,
  hint,
  error,
  hideLabel,
  id,
  value,
  onValueChange,
  suggestions,
  onChoose,
  busy = false,
  defaultOpen = false,
  className,
  onBlur,
  ...props
}: ComboboxProps) {
  const [isWanted, setWanted] = useState(defaultOpen);
  const hasContent = suggestions.length > 0 || busy;

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    // The primitive does not count as leaving when a phone's Done key removes the focus, nor when the
    // list is still closed: suggestions that arrive later would open it.
    if (!event.relatedTarget?.closest('[role=listbox]')) setWanted(false);
    onBlur?.(event);
  };
  return (
    <Autocomplete.Root
      items={suggestions}
      filter={null}
      value={value}
      open={isWanted && hasContent}
      onOpenChange={setWanted}
      onValueChange={(next, { reason }) => {
        onValueChange(next);
        if (reason === 'item-press') onChoose?.(next);
      }}
    >
      <Field label={label} hint={hint} error={error} hideLabel={hideLabel} controlId={id}>
        {(tied) => (
          <Autocomplete.Input
            className={clsx(field.Control, className)}
            autoComplete="off"
            aria-busy={busy || undefined}
            // While suggestions are open, everything else is hidden from screen readers, including
            // the label.
            aria-label={typeof label === 'string' ? label : undefined}
            {...props}
            {...tied}
            onBlur={handleBlur}
          />
        )}
      </Field>
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} className={styles.Positioner}>
          <Autocomplete.Popup className={styles.Popup}>
            <Autocomplete.Empty className={styles.Empty}>{busy && 'Searching...'}</Autocomplete.Empty>
            <Autocomplete.List className={styles.List}>
              {(suggestion: string) => (
                <Autocomplete.Item key={suggestion} value={suggestion} className={styles.Item}>
                  {suggestion}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
