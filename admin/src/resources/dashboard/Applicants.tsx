import { List, ListItem, Typography } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatPhone } from '@year-group/api-types/common/phone';
import type { Member } from '@year-group/api-types/members/member';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { useState } from 'react';
import { Link } from 'react-admin';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { PagePart } from '#components/PagePart.tsx';
import { AdmissionAnswers } from '../members/AdmissionAnswers.tsx';

/** Where the dashboard lists those who wait to be admitted. */
export const applicantsId = 'waiting-to-be-admitted';

const people = (count: number) => (count === 1 ? '1 person has' : `${count} people have`);

/** Registrations that await an officer's answer. Renders nothing without any. */
export function Applicants({ total, members, unproved }: AllFigures['today']['toAdmit']) {
  const [wasAnswered, setAnswered] = useState(false);
  if (total + unproved === 0 && !wasAnswered) return null;
  return (
    <div id={applicantsId}>
      <PagePart title="Waiting to be admitted">
        <List aria-label="Registrations" disablePadding sx={cards}>
          {members.map((member) => (
            <Applicant key={member.id} member={member} onAnswered={() => setAnswered(true)} />
          ))}
        </List>
        <Typography variant="body2" color="textSecondary">
          {total > members.length && `The ${members.length} of ${total} who have waited longest are shown. `}
          {total === 0 && 'Nobody waits to be admitted. '}
          {unproved > 0 && `${people(unproved)} registered and not yet verified the e-mail.`}
        </Typography>
      </PagePart>
    </div>
  );
}

const cards = {
  width: '100%',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
};

/** An applicant: their data, contact links, and the three answers. */
function Applicant({ member, onAnswered }: { member: Member; onAnswered: () => void }) {
  const { id, fullName, email, phone, houseAtPresec: house, location, message, askedAt } = member;
  return (
    <ListItem divider disablePadding sx={{ display: 'grid', alignContent: 'start', gap: 1.5, pb: 3 }}>
      <div>
        <Typography variant="h3">
          <Link to={`/members/${id}/show`} color="inherit">
            {fullName}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[house, location, `registered ${formatLongDate(member.registeredAt)}`].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <Typography variant="body2">{`${email}, ${formatPhone(phone)}`}</Typography>
      {message && <Typography variant="body2">“{message}”</Typography>}
      {askedAt && (
        <Typography variant="body2" color="textSecondary">
          Asked on {formatLongDate(askedAt)}
        </Typography>
      )}
      <ContactLinks name={fullName} email={email} phone={phone} />
      <AdmissionAnswers member={member} onAnswered={onAnswered} />
    </ListItem>
  );
}
