import Typography from '@mui/material/Typography';
import { formatMoment } from '@year-group/api-types/common/dates';
import { PartRows } from '#components/PagePart.tsx';
import { useRead } from '#providers/useRead.ts';
import { UndoImport } from './UndoImport.tsx';

/** The latest imports, if there are any. One can be undone while nobody changed its members. */
export function EarlierImports() {
  const { data = [] } = useRead(['members', 'imports'], 'GET /api/admin/members/imports');
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports">
      <Typography id="earlier-imports" variant="h2" gutterBottom>
        Earlier imports
      </Typography>
      <PartRows>
        {data.map(({ id, importedAt, members, changed }) => (
          <li key={id}>
            <div>
              <Typography>{formatMoment(importedAt)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {members} {members === 1 ? 'member' : 'members'}
                {changed > 0 && `, ${changed} changed since: it cannot be undone`}
              </Typography>
            </div>
            {changed === 0 && <UndoImport importId={id} count={members} label={formatMoment(importedAt)} />}
          </li>
        ))}
      </PartRows>
    </section>
  );
}
