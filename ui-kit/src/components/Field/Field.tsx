import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { state } from '../../lib/state.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** What a control inside a field must take over. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What every field offers beside its control. */
export interface FieldTexts {
  /** Names the field. */
  label: ReactNode;
  /** Helps before anything went wrong. */
  hint?: ReactNode;
  /** Says what is wrong; marks the field as invalid. */
  error?: ReactNode;
  /** Only for those who listen, where a placeholder or an icon says enough. */
  hideLabel?: boolean;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** Renders the control with the given props. */
  children: (control: FieldControl) => ReactNode;
  /** Id of the control, when the page needs to know it. */
  controlId?: string;
}

/** A control with its label, its hint and its error, tied together for everybody. */
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
      <label htmlFor={id} className={styles.Label} data-hidden={state(hideLabel)}>
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
