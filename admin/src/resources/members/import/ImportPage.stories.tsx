import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { press, screenAt } from '#testing/screenStory.ts';
import { failing, type Reply } from '#testing/storyNetwork.ts';

const file = `Full Name,Email Address,Phone Number,Location
Nana Yaw Frimpong-Boateng Agyeman,nana.yaw@example.com,024 455 6677,Kumasi
Selorm Dzokoto,selorm.dzokoto@example.com,020 188 7766,Ho
Joel Ankrah,joel(at)example.com,050 711 2233,Accra
Efua Mensah,efua.mensah@example.com,+44 7700 900123,London`;

const reviewed = {
  rows: [
    { row: 1, outcome: 'added', issues: [] },
    { row: 2, outcome: 'duplicate', issues: [{ path: 'email', message: 'This e-mail is registered.' }] },
    { row: 3, outcome: 'invalid', issues: [{ path: 'email', message: 'Invalid email address' }] },
    { row: 4, outcome: 'added', readAs: '+447700900123', issues: [] },
  ],
  added: 2,
  importId: '01890000-0000-7000-8000-0000000001a0',
};
const earlier = [
  {
    id: '01890000-0000-7000-8000-0000000001b0',
    importedAt: '2026-11-20T09:30:00.000Z',
    members: 64,
    changed: 2,
  },
  {
    id: '01890000-0000-7000-8000-0000000001b1',
    importedAt: '2026-11-21T18:05:00.000Z',
    members: 12,
    changed: 0,
  },
];
const check = 'POST /api/admin/members/import';
const answered = (reply: Reply) => ({ parameters: { panel: { replies: { [check]: reply } } } });
const chosen = (text: string | RegExp) => async () => {
  const input = await screen.findByLabelText('Choose a CSV file');
  await userEvent.upload(input, new File([file], 'members.csv', { type: 'text/csv' }));
  await screen.findByText(text);
};

/** Members from a spreadsheet: every row is reviewed before anything is stored. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Import',
  parameters: {
    ...screenAt('/members/import', {
      [check]: { body: reviewed },
      'GET /api/admin/members/imports': { body: earlier },
    }),
  },
  play: chosen('2 members can be added'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Review: Story = {};

/** Two reasons are two sentences. */
export const TwoReasons: Story = {
  tags: ['no-picture'],
  ...answered({
    body: {
      ...reviewed,
      rows: reviewed.rows.map((row) => ({
        ...row,
        issues: row.issues.flatMap((issue) => [issue, { path: '', message: 'This phone is registered.' }]),
      })),
    },
  }),
  play: async () => {
    await chosen('2 members can be added')();
    await expect(screen.getAllByText(/Invalid email address\. This phone is registered\.$/)).not.toHaveLength(
      0,
    );
  },
};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = { play: shows('Choose a CSV file') };
/** A column that the import does not know is asked for. */
export const UnknownColumns: Story = {
  play: async () => {
    const input = await screen.findByLabelText('Choose a CSV file');
    const list = 'Names;E-mail;Digits;Shirt\nAma Mensah;ama@example.com;024 455 6677;XL';
    await userEvent.upload(input, new File([list], 'members.csv', { type: 'text/csv' }));
    await screen.findByText('What are these columns?');
  },
};
export const Checking: Story = { ...answered('loading'), play: chosen(/Checking the rows/) };
export const Failing: Story = { ...answered(failing), play: chosen(/Something went wrong/) };

/** An import whose members nobody changed can be taken back. */
export const UndoQuestion: Story = {
  play: async () => {
    await press(/^Undo this import/);
    await screen.findByText(/12 members go/);
  },
};
