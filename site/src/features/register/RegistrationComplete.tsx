import { Button } from '@year-group/ui-kit/Button';
import type { MemberValues } from '#lib/memberForm.ts';
import { paths } from '#lib/paths.ts';
import { Celebration } from './Celebration.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import styles from './Register.module.css';

/** The new member's entry, and where to go from here. */
export function RegistrationComplete({ values }: { values: MemberValues }) {
  return (
    <div className={styles.Complete}>
      <Celebration />
      <EntryPreview values={values} />
      <p className={styles.Lead}>
        This is how your brothers will find you in the directory. A welcome is on its way to{' '}
        {values.email.trim()}.
      </p>
      <div className={styles.Ways}>
        <Button href={paths.home.to()} wide>
          Go to Homepage
        </Button>
        <Button variant="secondary" href={paths.memberLogin.to()} wide>
          Open the member directory
        </Button>
      </div>
    </div>
  );
}
