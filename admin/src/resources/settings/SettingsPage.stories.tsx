import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, userEvent, within } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { actions } from '#testing/records/log.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/admin/actions';
const answered = answering(read);

/** Settings, with the log of what was done. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Settings',
  parameters: {
    ...screenAt('/settings', {
      'GET /api/admin/actions/officers': { body: [] },
      [read]: { body: actions },
    }),
  },
  play: shows(/Kwabena Testman/),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: [] }, messages.admin.logEmpty);
export const Loading: Story = answered('loading', 'Log out on all devices');
export const Failing: Story = answered(failing, messages.admin.logFailed);

/** A page is found by words that stand on it. */
export const Search: Story = {
  play: async () => {
    const search = await screen.findByRole('combobox', { name: 'Find a setting' });
    await userEvent.type(search, 'passkey');
    const found = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(found.map(({ textContent }) => textContent)).toEqual(['My account']);
  },
};
