import { messages } from '@year-group/api-types/messages';
import { Button } from '@year-group/ui-kit/Button';
import { Section } from '@year-group/ui-kit/Section';
import { Steps } from '@year-group/ui-kit/Steps';
import { PageHead } from '#components/PageHead.tsx';
import type { ApiError } from '#lib/transport.ts';
import { Account } from './Account.tsx';
import styles from './Directory.module.css';
import { useYearWords } from './useYearWords.ts';

const steps = ['Registered', 'Verified', 'Admitted'];

/** Whether a call was refused because an officer has not admitted the member yet. */
export const isAwaitingAdmission = (error: unknown): boolean =>
  (error as Partial<ApiError> | undefined)?.code === 'awaiting-admission';

/** Shown to a verified member instead of the directory until an officer admits them. */
export function AwaitingAdmission({ onCheck, isChecking }: { onCheck: () => void; isChecking: boolean }) {
  return (
    <Section
      level={1}
      kicker={useYearWords()}
      title={messages.directory.awaitingTitle}
      lead={messages.directory.awaiting}
      action={<Account />}
      className={styles.Directory}
    >
      <PageHead title={messages.directory.awaitingTitle} description={messages.directory.awaiting} />
      <div className={styles.Awaiting} role="status">
        <Steps steps={steps} current={2} />
        <p>
          Until then you can look at your own profile, change it, and decide what the others will see of it.
        </p>
        <Button variant="secondary" busy={isChecking} onClick={onCheck}>
          Check again
        </Button>
      </div>
    </Section>
  );
}
