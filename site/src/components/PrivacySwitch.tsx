import { memberFields, type PrivateField } from '@year-group/api-types/members/memberFields';
import styles from './PrivacySwitch.module.css';

export interface PrivacySwitchProps {
  field: PrivateField;
  /** The field's name, where it is not directly above. */
  isNamed?: boolean;
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
}

/** Chooses who sees a field: every verified member, or its owner alone. */
export function PrivacySwitch({ field, isNamed = false, isHidden, onChange }: PrivacySwitchProps) {
  const name = memberFields[field].name.toLowerCase();
  return (
    <label className={styles.Privacy}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`Keep my ${name} private`}
        aria-checked={isHidden}
        checked={isHidden}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.Track} aria-hidden="true" />
      <span aria-hidden="true">
        {isNamed && `My ${name}: `}
        {isHidden ? 'Seen only by me' : 'Seen by everyone verified'}
      </span>
    </label>
  );
}
