import type { RegistrationWait } from '@year-group/api-types/common/lists';
import { pages } from '@year-group/api-types/system/pages';
import { Avatar } from '@year-group/ui-kit/Avatar';
import { Button } from '@year-group/ui-kit/Button';
import { Stack } from '@year-group/ui-kit/Stack';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { MemberValues } from '#lib/memberForm.ts';
import { optional } from '#lib/optional.ts';
import { useGetSiteSettingsQuery } from '#store/api/groupApi.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import styles from './Register.module.css';

const conditionTexts: Record<RegistrationWait, string> = {
  'email-proof': 'you have verified your membership',
  admission: 'an officer has admitted you',
};

interface EntryProps {
  values: MemberValues;
  /** Whether the group asks for the house. */
  asksHouse: boolean;
}

/** The new member's entry and the next actions. */
export function RegistrationComplete({ values, asksHouse }: EntryProps) {
  const { data: settings } = useGetSiteSettingsQuery();
  const { members } = useAppSelector(selectGroup).parts;
  const conditions = settings?.registrationAwaits.map((each) => conditionTexts[each]) ?? [];
  const isListed = conditions.length === 0;
  return (
    <Stack gap={5}>
      <Celebration />
      <EntryPreview values={values} asksHouse={asksHouse && values.houseAtPresec !== ''} />
      <p className={styles.Lead}>
        {members && 'This is how the other members will find you in the directory'}
        {members && (isListed ? '. ' : ` once ${conditions.join(' and ')}. `)}A{' '}
        {isListed ? 'welcome' : 'letter'} is on its way to {values.email.trim()}.
      </p>
      <Stack gap={3}>
        <Button href={pages.home.to()} wide>
          Go to Homepage
        </Button>
        {members && (
          <Button variant="secondary" href={pages.memberLogin.to()} wide>
            {isListed ? 'Open the member directory' : 'Verify your membership'}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** Preview of the directory entry with the current input. */
export function EntryPreview({ values, asksHouse }: EntryProps) {
  const { names, label } = useAppSelector(selectGroup).houses;
  const { fullName, houseAtPresec: house, currentOccupation, location } = values;
  const work = [currentOccupation, location].map((text) => text.trim()).filter(Boolean);
  return (
    <figure className={styles.Entry}>
      <Avatar name={fullName.trim() || '?'} house={names.indexOf(house)} className={styles.Portrait} />
      <figcaption>
        <p className={styles.EntryName}>{fullName.trim() || 'Your name here'}</p>
        {asksHouse && <p className={styles.EntryHouse}>{house || `Your ${label.toLowerCase()}`}</p>}
        {work.length > 0 && <p className={styles.EntryWork}>{work.join(' · ')}</p>}
      </figcaption>
    </figure>
  );
}

interface ConfettiProps {
  width: number;
  height: number;
  numberOfPieces: number;
  recycle: boolean;
}

// Its own types lose their properties through `lazy`.
const Confetti = optional(
  async () => (await import('react-confetti')).default as ComponentType<ConfettiProps>,
);

const pieces = 500;
const duration = 10_000;

/** Confetti over the whole window for ten seconds. Loaded only without reduced motion. */
function Celebration() {
  // Never rendered on the server, so `window` exists.
  const [size] = useState(() => ({ width: innerWidth, height: innerHeight }));
  const [isFalling, setIsFalling] = useState(
    () => matchMedia('(prefers-reduced-motion: no-preference)').matches,
  );

  useEffect(() => {
    const timer = setTimeout(() => setIsFalling(false), duration);
    return () => clearTimeout(timer);
  }, []);

  if (!isFalling) return null;
  return (
    <Suspense fallback={null}>
      <div aria-hidden="true" className={styles.Confetti}>
        <Confetti {...size} numberOfPieces={pieces} recycle={false} />
      </div>
    </Suspense>
  );
}
