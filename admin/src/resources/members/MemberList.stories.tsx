import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { screen } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { memberFacets, members } from '#testing/records/members.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/members';
const answered = answering(read);

/** Members, with what can be done to several of them at once. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Members',
  parameters: {
    ...screenAt('/members', {
      [read]: { body: { members, total: 156 } },
      'GET /api/members/facets': { body: memberFacets },
      'DELETE /api/admin/members/delete-by-batch': { body: { deletedCount: 1 } },
    }),
  },
  play: shows(members[0].fullName),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Empty: Story = answered({ body: { members: [], total: 0 } }, messages.members.adminEmpty);
export const Loading: Story = answered('loading', 'Add Member');
export const Failing: Story = answered(failing, messages.members.listFailed);

/** A filter that is set is shown on a phone too. */
export const FilterOnAPhone: Story = {
  ...onAPhone,
  parameters: { panel: { path: `/members?filter=${encodeURIComponent('{"imported":"yes"}')}` } },
  play: async () => {
    await screen.findByRole('combobox', { name: 'Import' });
  },
};

/** The bar of the chosen rows stays in sight. */
export const SelectionBar: Story = {
  play: async ({ userEvent }) => {
    const [one, other] = await screen.findAllByRole('checkbox', { name: /^Choose/ });
    if (one) await userEvent.click(one);
    if (other) await userEvent.click(other);
    await screen.findByRole('region', { name: 'Chosen rows' });
  },
};

export const SelectionBarOnAPhone: Story = { ...SelectionBar, ...onAPhone };

/** What was deleted can be restored at once. */
export const UndoToast: Story = {
  play: async ({ userEvent }) => {
    const [remove] = await screen.findAllByRole('button', { name: /^Delete/ });
    if (remove) await userEvent.click(remove);
    await screen.findByRole('button', { name: 'Undo' });
  },
};
