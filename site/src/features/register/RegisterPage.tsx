import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { Link } from '@year-group/ui-kit/Link';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormPage } from '#components/FormPage.tsx';
import { PageHead } from '#components/PageHead.tsx';
import type { MemberValues } from '#lib/memberForm.ts';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './Register.module.css';
import { EntryPreview, RegistrationComplete } from './RegistrationComplete.tsx';
import { RegistrationWizard } from './RegistrationWizard.tsx';
import { useRegistration } from './useRegistration.ts';

const taglines = ['One short step', 'Two short steps', 'Three short steps'].map(
  (steps) => `${steps}, and you are on the list of the group.`,
);

/** The step with which a preview starts; that of the houses with the last, which asks for them. */
const previewSteps: Readonly<Record<string, number>> = { '/preview/registration': 0, '/preview/houses': 2 };

/** Registration: three steps and a welcome. */
export function RegisterPage() {
  const previewStep = previewSteps[useLocation().pathname];
  const [registered, setRegistered] = useState<MemberValues>();
  const registration = useRegistration(setRegistered, previewStep);
  const titleRef = useFocusAfter<HTMLHeadingElement>(registered);
  const tagline = taglines[registration.steps.length - 1] ?? '';
  const { parts } = useAppSelector(selectGroup);
  const asksHouse = registration.steps.some(({ fields }) => fields.includes('houseAtPresec'));
  const beside = !registered && (
    <>
      <div className={styles.Preview} aria-hidden="true">
        <EntryPreview values={registration.values} asksHouse={asksHouse} />
      </div>
      {parts.members && (
        <p className={styles.Already}>
          Registered before? <Link href={pages.memberLogin.to()}>Verify your membership</Link>
        </p>
      )}
    </>
  );
  return (
    <FormPage
      title={registered ? messages.registration.completeTitle : 'Register as a member'}
      tagline={registered ? messages.registration.complete : tagline}
      titleRef={titleRef}
      beside={beside}
    >
      <PageHead title="Register" description={`Join the group. ${tagline}`} path={pages.register.to()} />
      {registered ? (
        <RegistrationComplete values={registered} asksHouse={asksHouse} />
      ) : (
        <RegistrationWizard {...registration} />
      )}
    </FormPage>
  );
}
