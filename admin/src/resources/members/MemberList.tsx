import { Link } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatPhone } from '@year-group/api-types/common/phone';
import type { Member } from '@year-group/api-types/members/member';
import { Suspense } from 'react';
import { DataTableColumn, EmailField } from 'react-admin';
import { BulkDelete } from '#components/lists/DeleteButtons.tsx';
import { EditAndDelete } from '#components/lists/ListActions.tsx';
import { PanelList } from '#components/lists/PanelList.tsx';
import { RecordDialog, useRecordPlace } from '#components/lists/RecordDialog.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { useBrand } from '#lib/brand.ts';
import { lazyPart } from '#lib/lazyPart.ts';
import { MemberLink, Waits } from './MemberLink.tsx';
import { MemberListActions, useMemberFilters } from './MemberListHead.tsx';
import { memberTexts } from './memberTexts.ts';
import { MergeButton } from './merge/MergeButton.tsx';
import { RoleButton } from './RoleButton.tsx';

const MemberDetails = lazyPart(() => import('./MemberDetails.tsx'), 'MemberDetails');

/** All members, newest first. The details of one open over them. */
export function MemberList() {
  const placeOf = useRecordPlace();
  const { houses } = useBrand();
  const hasHouses = houses.names.length > 0;
  return (
    <PanelList<Member>
      texts={memberTexts}
      sort={{ field: 'registeredAt', order: 'DESC' }}
      sortFields={['registeredAt', 'fullName', 'email', ...(hasHouses ? ['houseAtPresec'] : [])]}
      filters={useMemberFilters()}
      actions={<MemberListActions />}
      bulkActions={
        <>
          <MergeButton />
          <BulkDelete texts={memberTexts} />
        </>
      }
      placeOf={({ id }) => placeOf(id)}
      cardOf={(member) => ({
        name: (
          <>
            {member.fullName}
            <Waits member={member} />
          </>
        ),
        line: [formatPhone(member.phone), hasHouses && member.houseAtPresec].filter(Boolean).join(', '),
      })}
      foot={
        <RecordDialog title="Member Details">
          {(id) => (
            <Suspense fallback={<RowsSkeleton />}>
              <MemberDetails id={id} />
            </Suspense>
          )}
        </RecordDialog>
      }
    >
      <DataTableColumn<Member>
        source="fullName"
        label="Name"
        cellClassName="panel-title"
        render={(member) => <MemberLink member={member} />}
      />
      <DataTableColumn<Member> source="email" label="Email" field={EmailField} />
      <DataTableColumn<Member>
        source="phone"
        label="Phone"
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
      <DataTableColumn<Member>
        source="registeredAt"
        label="Date"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ registeredAt }) => <time dateTime={registeredAt}>{formatLongDate(registeredAt)}</time>}
      />
      <DataTableColumn<Member>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(member) => (
          <EditAndDelete texts={memberTexts} to={`/admin/members/edit/${member.id}`}>
            <RoleButton member={member} />
          </EditAndDelete>
        )}
      />
    </PanelList>
  );
}
