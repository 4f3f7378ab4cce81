import { memberFields, type PrivateField } from '@year-group/api-types/members/memberFields';
import styles from './PrivacySwitch.module.css';

interface PrivacySwitchProps {
  field: PrivateField;
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
}

/** Chooses who sees a field: every verified member, or its owner alone. */
export function PrivacySwitch({ field, isHidden, onChange }: PrivacySwitchProps) {
  return (
    <label className={styles.Privacy}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={!isHidden}
        checked={!isHidden}
        onChange={({ target }) => onChange(!target.checked)}
      />
      <span className={styles.Track} aria-hidden="true" />
      Show my {memberFields[field].name.toLowerCase()} to members
    </label>
  );
}
