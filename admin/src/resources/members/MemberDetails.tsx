import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/dates';
import { shownFields } from '@year-group/api-types/houses';
import type { RegistrationWait } from '@year-group/api-types/lists';
import {
  type MemberFieldName,
  memberFieldNames,
  memberFields,
  shownText,
} from '@year-group/api-types/memberFields';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Link } from 'react-router-dom';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { Facts } from '#components/Facts.tsx';
import { ListNotice } from '#components/lists/ListNotice.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { useBrand } from '../../lib/brand.ts';
import { retryReads } from '../../providers/retryReads.ts';
import { useCall } from '../../providers/useCall.ts';
import { RoleButton } from './RoleButton.tsx';

const Parts = styled('div')({ display: 'grid', gap: tokens.space['5'] });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: tokens.space['2'] });

/** Shown first, in this order; the other fields follow the role. */
const first: MemberFieldName[] = [
  'fullName',
  'email',
  'phone',
  'houseAtPresec',
  'location',
  'currentOccupation',
];
const others = memberFieldNames.filter((name) => !first.includes(name));

const waits: Record<RegistrationWait, string> = {
  'email-proof': 'Proof of the e-mail',
  admission: 'Your word',
};

/** A member in each of the states: loading, failed, loaded. */
export function MemberDetails({ id }: { id: string }) {
  const call = useCall();
  const { houses } = useBrand();
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'details', id],
    queryFn: () => call('GET /api/members/:id', { params: { id } }),
    ...retryReads,
  });
  if (!data && !error) return <RowsSkeleton />;
  if (!data) {
    return (
      <ListNotice
        title={messages.members.detailsFailed}
        text={error?.message}
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  const factOf = (name: MemberFieldName) =>
    [
      name === 'houseAtPresec' ? houses.label : memberFields[name].name,
      shownText(data, name) || 'N/A',
    ] as const;
  return (
    <Parts>
      <ContactLinks name={data.fullName} email={data.email} phone={data.phone} />
      <Actions>
        <RoleButton member={data} variant="outlined" />
        <RightButton
          right="members.change"
          variant="outlined"
          component={Link}
          to={`/admin/members/edit/${id}`}
        >
          Edit
        </RightButton>
      </Actions>
      <Facts
        facts={[
          ...shownFields(first, houses).map(factOf),
          ['Role', data.role || 'N/A'],
          ...others.map(factOf),
          ...(data.awaiting
            ? [['Waits for', data.awaiting.map((each) => waits[each]).join(', ')] as const]
            : []),
          ['Keeps private', data.hidden.map((field) => memberFields[field].name).join(', ') || 'Nothing'],
          [data.imported ? 'Imported' : 'Registered', formatMoment(data.registeredAt)],
        ]}
      />
    </Parts>
  );
}
