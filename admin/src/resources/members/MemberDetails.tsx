import { Box, Stack } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { RegistrationWait } from '@year-group/api-types/common/lists';
import { shownFields } from '@year-group/api-types/members/houses';
import type { Member } from '@year-group/api-types/members/member';
import { memberFieldNames, memberFields, shownText } from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActButton } from '#components/ActButton.tsx';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { Facts } from '#components/Facts.tsx';
import type { DetailsProps } from '#components/lists/RecordDialog.tsx';
import { Read } from '#components/Read.tsx';
import { useBrand } from '#providers/brand.ts';
import { AdmissionAnswers } from './AdmissionAnswers.tsx';
import { RoleButton } from './RoleButton.tsx';

const waits: Record<RegistrationWait, string> = {
  'email-proof': 'Proof of the e-mail',
  admission: 'Your word',
};

/** A member: contacts, fields, and what an officer can do. */
export function MemberDetails({ id, onClose }: DetailsProps) {
  const { houses } = useBrand();
  return (
    <Read query={useGetOne<Member>('members', { id })} failed={messages.members.detailsFailed}>
      {(member) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ContactLinks name={member.fullName} email={member.email} phone={member.phone} />
          {/* As on the dashboard, not before their e-mail is proved. */}
          {member.awaiting?.join() === 'admission' && (
            <AdmissionAnswers member={member} onAnswered={onClose} />
          )}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <RoleButton member={member} variant="outlined" />
            <ActButton
              right="members.change"
              needsConnection={false}
              variant="outlined"
              component={Link}
              to={`/members/edit/${member.id}`}
            >
              Edit
            </ActButton>
          </Stack>
          <Facts
            facts={[
              ...shownFields(memberFieldNames, houses).map(
                (name) =>
                  [
                    name === 'houseAtPresec' ? houses.label : memberFields[name].name,
                    shownText(member, name) || 'N/A',
                  ] as const,
              ),
              ['Role', member.role || 'N/A'],
              ...(member.awaiting
                ? [['Waits for', member.awaiting.map((each) => waits[each]).join(', ')] as const]
                : []),
              [
                'Keeps private',
                member.hidden.map((field) => memberFields[field].name).join(', ') || 'Nothing',
              ],
              [member.imported ? 'Imported' : 'Registered', formatMoment(member.registeredAt)],
            ]}
          />
        </Box>
      )}
    </Read>
  );
}
