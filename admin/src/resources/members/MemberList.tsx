import { Link, Typography } from '@mui/material';
import { formatPhone } from '@year-group/api-types/common/phone';
import type { Member } from '@year-group/api-types/members/member';
import { DataTableColumn, DateField, EmailField } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { lazyPart } from '#components/lazyPart.tsx';
import { PanelList } from '#components/lists/PanelList.tsx';
import { RecordDialog, useRecordPath } from '#components/lists/RecordDialog.tsx';
import { useRights } from '#providers/account.ts';
import { useBrand } from '#providers/brand.ts';
import { MemberListActions, useMemberFilters } from './MemberListHead.tsx';
import { memberTexts } from './memberTexts.ts';
import { MergeButton } from './merge/MergeButton.tsx';
import { RoleButton } from './RoleButton.tsx';

const MemberDetails = lazyPart(() => import('./MemberDetails.tsx'), 'MemberDetails');

/** All members, newest first. The details of one open over them. */
export function MemberList() {
  const pathOf = useRecordPath();
  const { houses } = useBrand();
  const can = useRights();
  const hasHouses = houses.names.length > 0;
  return (
    <PanelList<Member>
      resource="members"
      texts={memberTexts}
      sort={{ field: 'registeredAt', order: 'DESC' }}
      sortFields={['registeredAt', 'fullName', 'email', ...(hasHouses ? ['houseAtPresec'] : [])]}
      filters={useMemberFilters()}
      actions={<MemberListActions />}
      bulkActions={can('members.change') && <MergeButton />}
      pathOf={pathOf}
      formOf={({ id }) => `/members/edit/${id}`}
      renderActions={can('members.change') ? (member) => <RoleButton member={member} /> : undefined}
      cardOf={(member) => ({
        name: <Name member={member} />,
        line: [formatPhone(member.phone), hasHouses && member.houseAtPresec].filter(Boolean).join(', '),
        actions: <RoleButton member={member} />,
      })}
      foot={<RecordDialog title="Member Details" Details={MemberDetails} />}
    >
      <DataTableColumn<Member>
        source="fullName"
        render={(member) => (
          <Link
            component={RouterLink}
            to={pathOf(member)}
            color="inherit"
            // The row around it would open them a second time.
            onClick={(event) => event.stopPropagation()}
          >
            <Name member={member} />
          </Link>
        )}
      />
      <DataTableColumn<Member> source="email" field={EmailField} />
      <DataTableColumn<Member>
        source="phone"
        disableSort
        cellClassName="panel-short"
        render={({ phone }) => (
          <Link href={`tel:${phone}`} onClick={(event) => event.stopPropagation()}>
            {formatPhone(phone)}
          </Link>
        )}
      />
      {hasHouses && (
        <DataTableColumn<Member>
          source="houseAtPresec"
          label={houses.label}
          render={({ houseAtPresec }) => houseAtPresec || 'N/A'}
        />
      )}
      <DataTableColumn<Member> source="registeredAt" sortByOrder="DESC" field={DateField} />
    </PanelList>
  );
}

/** Who a member is, and whether they await admission. */
const Name = ({ member: { fullName, awaiting } }: { member: Member }) => (
  <>
    {fullName}{' '}
    {awaiting && (
      <Typography component="span" variant="body2" color="textSecondary">
        waits
      </Typography>
    )}
  </>
);
