import { List, Typography } from '@mui/material';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { useRef, useState } from 'react';
import { applicantsId } from '../Needs.tsx';
import { Panel } from '../Panel.tsx';
import { Applicant } from './Applicant.tsx';

const people = (count: number) => (count === 1 ? '1 person has' : `${count} people have`);

/** Registrations that await the administrator's answer. Renders nothing without any. */
export function Applicants({ total, members, unproved }: AllFigures['today']['toAdmit']) {
  const [wasAnswered, setAnswered] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  if (total + unproved === 0 && !wasAnswered) return null;
  // An answered applicant leaves the list together with the focused button.
  const handleAnswered = () => {
    setAnswered(true);
    listRef.current?.focus();
  };
  return (
    <Panel id={applicantsId} title="Waiting to be admitted" aside={`${total} in all`}>
      <List ref={listRef} tabIndex={-1} aria-label="Registrations" disablePadding sx={cards}>
        {members.map((member) => (
          <Applicant key={member.id} member={member} onAnswered={handleAnswered} />
        ))}
      </List>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {total > members.length && `The ${members.length} who have waited longest are shown. `}
        {total === 0 && 'Nobody waits to be admitted. '}
        {unproved > 0 && `${people(unproved)} registered and not yet verified the e-mail.`}
      </Typography>
    </Panel>
  );
}

const cards = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  '&:focus': { outline: 'none' },
};
