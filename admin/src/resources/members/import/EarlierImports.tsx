import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatMoment } from '@year-group/api-types/dates';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useRead } from '#providers/useRead.ts';
import { UndoImport } from './UndoImport.tsx';

const { size, space } = tokens;

const Imports = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['2'],
    paddingBlock: space['2'],
    borderBlockStart: `${size.hairline} solid ${theme.palette.divider}`,
  },
}));

/** The latest imports. One can be undone while nobody changed its members; nothing is said before there is one. */
export function EarlierImports() {
  const { data = [] } = useRead(['members', 'imports'], 'GET /api/admin/members/imports');
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports">
      <Typography id="earlier-imports" variant="h2" gutterBottom>
        Earlier imports
      </Typography>
      <Imports>
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
      </Imports>
    </section>
  );
}
