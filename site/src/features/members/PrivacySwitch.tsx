import styles from './ProfileForm.module.css';

export interface PrivacySwitchProps {
  /** The field, as its label calls it. */
  label: string;
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
}

/** Who sees a field: every verified member, or its owner alone. */
export function PrivacySwitch({ label, isHidden, onChange }: PrivacySwitchProps) {
  return (
    <label className={styles.Privacy}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`Keep my ${label} private`}
        aria-checked={isHidden}
        checked={isHidden}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.Track} aria-hidden="true" />
      <span aria-hidden="true">{isHidden ? 'Seen only by me' : 'Seen by everyone verified'}</span>
    </label>
  );
}
