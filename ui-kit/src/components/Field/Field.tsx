import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { state } from '../../lib/element.ts';
import shared from '../../styles/shared.module.css';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** Props for the control of a field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The common props of all fields. */
export interface FieldTexts {
  label: ReactNode;
  /** A hint below the label. */
  hint?: ReactNode;
  /** Marks the field as invalid. */
  error?: ReactNode;
  /** Shows the label to screen readers only, where a placeholder or an icon is enough. */
  hideLabel?: boolean | undefined;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** Renders the control with the given props. */
  children: (control: FieldControl) => ReactNode;
  /** Id of the control, when the page needs to know it. */
  controlId?: string | undefined;
}

/** A control with its label, hint and error, connected by ids. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  controlId,
  className,
  children,
  ...props
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.Field, className)} data-invalid={state(Boolean(error))} {...props}>
      <label htmlFor={id} className={hideLabel ? shared.Hidden : styles.Label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.Hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.Error} role="alert">
          <Icon name="warning" size="small" />
          {error}
        </p>
      )}
    </div>
  );
}
