import type { RegistrationWait } from '@year-group/api-types/lists';
import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import type { MemberValues } from '#lib/memberForm.ts';
import { useGetSiteSettingsQuery } from '#store/api/siteSettingsApi.ts';
import { Celebration } from './Celebration.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import styles from './Register.module.css';

const conditionTexts: Record<RegistrationWait, string> = {
  'email-proof': 'you have verified your membership',
  admission: 'an administrator has admitted you',
};

/** The new member's entry and the next actions. */
export function RegistrationComplete({ values }: { values: MemberValues }) {
  const { data: settings } = useGetSiteSettingsQuery();
  const conditions = settings?.registrationAwaits.map((each) => conditionTexts[each]) ?? [];
  const isListed = conditions.length === 0;
  return (
    <div className={styles.Complete}>
      <Celebration />
      <EntryPreview values={values} />
      <p className={styles.Lead}>
        This is how your brothers will find you in the directory
        {!isListed && ` once ${conditions.join(' and ')}`}. A {isListed ? 'welcome' : 'letter'} is on its way
        to {values.email.trim()}.
      </p>
      <div className={styles.Ways}>
        <Button href={pages.home.to()} wide>
          Go to Homepage
        </Button>
        <Button variant="secondary" href={pages.memberLogin.to()} wide>
          {isListed ? 'Open the member directory' : 'Verify your membership'}
        </Button>
      </div>
    </div>
  );
}
