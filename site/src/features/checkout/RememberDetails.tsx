import { Button } from '@year-group/ui-kit/Button';
import { Checkbox } from '@year-group/ui-kit/Checkbox';
import { type Dispatch, useEffect, useState } from 'react';
import styles from './CheckoutPage.module.css';
import type { CheckoutAction, DetailName, ShippingDetails } from './checkoutState.ts';
import { forgetRemembered, isBlank, readRemembered, remember, rememberedKey } from './storedDraft.ts';

interface RememberDetailsProps {
  details: ShippingDetails;
  dispatch: Dispatch<CheckoutAction>;
}

/** Asks whether this device may store the details. Forget deletes them, here and in the form. */
export function RememberDetails({ details, dispatch }: RememberDetailsProps) {
  const [isRemembering, setRemembering] = useState(() => readRemembered() !== undefined);

  useEffect(() => {
    if (isRemembering && !isBlank(details)) remember(details);
  }, [isRemembering, details]);
  useEffect(() => {
    // Deleted in another tab, they would be stored again with the next letter.
    const follow = ({ key, newValue }: StorageEvent) =>
      key === rememberedKey && newValue === null && setRemembering(false);
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  const handleChange = (checked: boolean) => {
    setRemembering(checked);
    if (!checked) forgetRemembered();
  };
  return (
    <div className={styles.Remember}>
      <Checkbox
        label="Remember my details on this device"
        checked={isRemembering}
        onCheckedChange={handleChange}
      />
      <p>
        They are stored in this browser only.
        {isRemembering && (
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => {
              // The button disappears, and the first field is where the shopper goes on.
              currentTarget.form?.querySelector('input')?.focus();
              handleChange(false);
              for (const name of Object.keys(details) as DetailName[])
                dispatch({ type: 'detailChanged', name, value: '' });
            }}
          >
            Forget
          </Button>
        )}
      </p>
    </div>
  );
}
