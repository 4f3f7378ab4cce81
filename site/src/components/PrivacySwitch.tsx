import { type PrivateField, privateFields } from '@year-group/api-types/lists';
import styles from './PrivacySwitch.module.css';

const labels: Record<PrivateField, string> = {
  phone: 'phone',
  email: 'email',
  currentOccupation: 'occupation',
  location: 'location',
};

/** Whether a member can hide a field from the others. */
export const canBeHidden = (name: string): name is PrivateField =>
  privateFields.some((field) => field === name);

export interface PrivacySwitchProps {
  field: PrivateField;
  /** The field's name, where it is not directly above. */
  isNamed?: boolean;
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
}

/** Chooses who sees a field: every verified member, or its owner alone. */
export function PrivacySwitch({ field, isNamed = false, isHidden, onChange }: PrivacySwitchProps) {
  return (
    <label className={styles.Privacy}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`Keep my ${labels[field]} private`}
        aria-checked={isHidden}
        checked={isHidden}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.Track} aria-hidden="true" />
      <span aria-hidden="true">
        {isNamed && `My ${labels[field]}: `}
        {isHidden ? 'Seen only by me' : 'Seen by everyone verified'}
      </span>
    </label>
  );
}
