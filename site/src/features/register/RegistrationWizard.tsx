import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { useHydrated } from '@year-group/ui-kit/hooks/useHydrated';
import { Link } from '@year-group/ui-kit/Link';
import { StepDots } from '@year-group/ui-kit/StepDots';
import { VisuallyHidden } from '@year-group/ui-kit/VisuallyHidden';
import { MemberField } from '#components/MemberField.tsx';
import { PrivacySwitch } from '#components/PrivacySwitch.tsx';
import styles from './Register.module.css';
import { contactFields } from './registrationReducer.ts';
import type { useRegistration } from './useRegistration.ts';

type RegistrationWizardProps = ReturnType<typeof useRegistration>;

/** At most three steps, of which only the first is required. */
export function RegistrationWizard({
  step,
  steps,
  values,
  errors,
  hidden,
  isSubmitting,
  formRef,
  headingRef,
  handleSubmit,
  handleEdit,
  handlePrivacy,
  handlePrevious,
  notice,
}: RegistrationWizardProps) {
  const forward = { type: 'submit', disabled: !useHydrated(), className: styles.Forward } as const;
  const { title, lead, fields } = steps[step]!;
  const form = { values, errors, readOnly: isSubmitting, onEdit: handleEdit };
  const lastStep = steps.length - 1;
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.Wizard}>
      {lastStep > 0 && <StepDots count={steps.length} current={step} className={styles.Dots} />}
      <div>
        <h2 ref={headingRef} tabIndex={-1}>
          {lastStep > 0 && (
            <VisuallyHidden>
              Step {step + 1} of {steps.length}:{' '}
            </VisuallyHidden>
          )}
          {title}
        </h2>
        <p className={styles.Lead}>{lead}</p>
      </div>
      {/* A new key for each step, so that React does not reuse a field for another one. */}
      <div key={step} className={styles.Fields}>
        {fields.map((name) => (
          <MemberField key={name} name={name} {...form} />
        ))}
      </div>
      {step === 0 && (
        // After the three fields, so that Tab goes from one to the next.
        <fieldset className={styles.Privacy}>
          <legend>What other members see</legend>
          {contactFields.map((field) => (
            <PrivacySwitch
              key={field}
              field={field}
              isHidden={hidden.includes(field)}
              onChange={(isHidden) => handlePrivacy(field, isHidden)}
            />
          ))}
        </fieldset>
      )}
      {step === 0 && (
        <p className={styles.Lead}>
          {notice && `${notice} `}
          <Link href={pages.privacy.to()}>What we store, and why</Link>
        </p>
      )}
      {/* A hidden field that only bots fill in. */}
      <div aria-hidden="true" className={styles.Trap}>
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.Controls}>
        {step > 0 && (
          <Button variant="quiet" icon="arrowLeft" onClick={handlePrevious} disabled={isSubmitting}>
            Previous
          </Button>
        )}
        {step < lastStep ? (
          <Button {...forward} iconAfter="arrowRight">
            Next
          </Button>
        ) : (
          <Button {...forward} variant="gold" busy={isSubmitting}>
            {isSubmitting ? 'Submitting...' : 'Complete Registration'}
          </Button>
        )}
      </div>
    </form>
  );
}
