import { Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatPhone } from '@year-group/api-types/common/phone';
import type { Member } from '@year-group/api-types/members/member';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Suspense } from 'react';
import { ContactLinks } from '#components/ContactLinks.tsx';
import { Column } from '#components/lists/Column.tsx';
import { BulkDelete } from '#components/lists/DeleteButtons.tsx';
import { EditAndDelete } from '#components/lists/ListActions.tsx';
import { ListPage } from '#components/lists/ListPage.tsx';
import { RecordDialog, useRecordPlace } from '#components/lists/RecordDialog.tsx';
import { RowsSkeleton } from '#components/RowsSkeleton.tsx';
import { useBrand } from '#lib/brand.ts';
import { lazyPart } from '#lib/lazyPart.ts';
import { MemberLink } from './MemberLink.tsx';
import { MemberFilters, MemberListActions } from './MemberListHead.tsx';
import { memberTexts } from './memberTexts.ts';
import { MergeButton } from './merge/MergeButton.tsx';
import { RoleButton } from './RoleButton.tsx';

const MemberDetails = lazyPart(() => import('./MemberDetails.tsx'), 'MemberDetails');

const sorts = [
  { field: 'registeredAt', order: 'DESC', label: 'Newest first' },
  { field: 'registeredAt', order: 'ASC', label: 'Oldest first' },
  { field: 'fullName', order: 'ASC', label: 'Name' },
  { field: 'email', order: 'ASC', label: 'Email' },
] as const;

// Outlined buttons align with the text by their edge, not by their label.
const Reach = styled('div')({ inlineSize: '100%', marginInline: tokens.space['3'] });

/** All members, newest first. The details of one open over them. */
export function MemberList() {
  const placeOf = useRecordPlace();
  const { houses } = useBrand();
  const hasHouses = houses.names.length > 0;
  return (
    <ListPage
      texts={memberTexts}
      placeOf={({ id }) => placeOf(id)}
      sorts={hasHouses ? [...sorts, { field: 'houseAtPresec', order: 'ASC', label: houses.label }] : sorts}
      filters={<MemberFilters />}
      actions={<MemberListActions />}
      selectionActions={
        <>
          <MergeButton />
          <BulkDelete texts={memberTexts} />
        </>
      }
      columns={
        <>
          <Column<Member>
            source="fullName"
            label="Name"
            cellClassName="panel-title"
            render={(member) => <MemberLink member={member} />}
          />
          <Column<Member>
            source="email"
            label="Email"
            render={({ email }) => <Link href={`mailto:${email}`}>{email}</Link>}
          />
          <Column<Member>
            source="phone"
            label="Phone"
            disableSort
            cellClassName="panel-short"
            render={({ phone }) => <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>}
          />
          {hasHouses && (
            <Column<Member>
              source="houseAtPresec"
              label={houses.label}
              render={({ houseAtPresec }) => houseAtPresec || 'N/A'}
            />
          )}
          <Column<Member>
            source="registeredAt"
            label="Date"
            sortByOrder="DESC"
            cellClassName="panel-short"
            render={({ registeredAt }) => <time dateTime={registeredAt}>{formatLongDate(registeredAt)}</time>}
          />
        </>
      }
      renderCard={(member) => (
        <>
          {hasHouses && (
            <Typography variant="overline" color="textSecondary">
              {member.houseAtPresec || 'N/A'}
            </Typography>
          )}
          <Typography variant="h3" component="h2">
            <MemberLink member={member} />
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {member.email}
            <br />
            {formatPhone(member.phone)}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="time" dateTime={member.registeredAt}>
            {formatLongDate(member.registeredAt)}
          </Typography>
        </>
      )}
      renderActions={(member, isCard) => (
        <>
          {isCard && (
            <Reach>
              <ContactLinks name={member.fullName} email={member.email} phone={member.phone} />
            </Reach>
          )}
          <RoleButton member={member} />
          <EditAndDelete row={member} to={`/admin/members/edit/${member.id}`} isLabelled={isCard} />
        </>
      )}
      foot={
        <RecordDialog title="Member Details">
          {(id) => (
            <Suspense fallback={<RowsSkeleton />}>
              <MemberDetails id={id} />
            </Suspense>
          )}
        </RecordDialog>
      }
    />
  );
}
