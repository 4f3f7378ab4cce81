// @vitest-environment jsdom
import { messages } from '@year-group/api-types/messages';
import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { openPanel } from '#testing/openPanel.tsx';
import { failing, type Reply } from '#testing/storyNetwork.ts';

const importId = '01890000-0000-7000-8000-0000000001a0';
const added = (row: number) => ({ row, outcome: 'added', issues: [] });
const repeated = (row: number, of: number) => ({
  row,
  outcome: 'duplicate',
  issues: [{ path: 'email', message: messages.members.importRepeated(of) }],
});
const registered = (row: number) => ({
  row,
  outcome: 'duplicate',
  issues: [{ path: 'email', message: 'This e-mail is registered.' }],
});
const file = `Full Name,Email Address,Phone Number
Ama Owusu,ama@example.com,024 455 6677
Efua Mensah,efua@example.com,020 188 7766
Ama Owusu,ama@example.com,050 711 2233`;

/** Opens the page and chooses the file; the API answers with each of the parts in turn. */
async function choose(...parts: object[][]) {
  const body = () => ({ rows: parts.shift(), added: 0, importId });
  const imports: Reply = {
    body: [{ id: importId, importedAt: '2026-11-23T08:59:00.000Z', members: 2, changed: 0 }],
  };
  await openPanel({
    path: '/members/import',
    replies: { 'POST /api/admin/members/import': { body }, 'GET /api/admin/members/imports': imports },
  });
  const input = await screen.findByLabelText('Choose a CSV file');
  await userEvent.upload(input, new File([file], 'members.csv', { type: 'text/csv' }));
}

it('has a word of its own for a row that is repeated in the file', async () => {
  await choose([added(1), registered(2), repeated(3, 1)]);
  await screen.findByRole('heading', { name: '1 member can be added' });
  screen.getByText(/^1 already registered, 1 repeated in the file, 0 with a mistake/);
  expect(screen.getByText('Repeated')).toBeTruthy();
});

it('counts what an earlier try of the import stored, and undoes it too', async () => {
  await choose([added(1), added(2), repeated(3, 1)], [registered(1), registered(2), repeated(3, 1)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 members' }));
  await screen.findByRole('heading', { name: '2 members added' });
  screen.getByText(/^0 already registered/);
  await userEvent.click(screen.getByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByText(messages.members.importUndoWarning(2))).toBeTruthy();
});

it('says that the earlier imports could not be read', async () => {
  await openPanel({ path: '/members/import', replies: { 'GET /api/admin/members/imports': failing } });
  expect(await screen.findByText('The earlier imports could not be read.')).toBeTruthy();
});
