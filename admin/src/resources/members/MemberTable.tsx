import { Link } from '@mui/material';
import { formatLongDate } from '@year-group/api-types/dates';
import type { Member } from '@year-group/api-types/member';
import { formatPhone } from '@year-group/api-types/phone';
import { DataTable } from 'react-admin';
import { PanelTable } from '#components/lists/PanelTable.tsx';
import { DeleteRowButton } from '#components/lists/RowButtons.tsx';
import { MemberLink } from './MemberLink.tsx';

/** The members as a table. */
export function MemberTable() {
  return (
    <PanelTable<Member>>
      <DataTable.Col<Member>
        source="fullName"
        label="Name"
        cellClassName="panel-title"
        render={(member) => <MemberLink member={member} />}
      />
      <DataTable.Col<Member>
        source="email"
        label="Email"
        render={({ email }) => <Link href={`mailto:${email}`}>{email}</Link>}
      />
      <DataTable.Col<Member>
        source="phone"
        label="Phone"
        disableSort
        cellClassName="panel-short"
        render={({ phone }) => <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>}
      />
      <DataTable.Col<Member>
        source="houseAtPresec"
        label="House"
        render={({ houseAtPresec }) => houseAtPresec || 'N/A'}
      />
      <DataTable.Col<Member>
        source="registeredAt"
        label="Date"
        sortByOrder="DESC"
        cellClassName="panel-short"
        render={({ registeredAt }) => <time dateTime={registeredAt}>{formatLongDate(registeredAt)}</time>}
      />
      <DataTable.Col<Member>
        label="Actions"
        disableSort
        headerClassName="panel-actions"
        cellClassName="panel-actions"
        render={(member) => <DeleteRowButton row={member} />}
      />
    </PanelTable>
  );
}
