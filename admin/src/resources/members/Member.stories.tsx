import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, waitFor } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { memberFacets, members } from '#testing/records/members.ts';
import { answering, press, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const [member] = members;
const read = `GET /api/members/${member.id}`;
const answered = answering(read);

/** One member, over the list of all. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Member',
  parameters: {
    ...screenAt(`/members/${member.id}/show`, {
      'GET /api/members': { body: { members: [], total: 0 } },
      'GET /api/members/facets': { body: memberFacets },
      [read]: { body: member },
    }),
  },
  play: shows(member.currentOccupation),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Loading: Story = answered('loading', 'Member Details');
export const Failing: Story = answered(failing, messages.members.detailsFailed);

/** Who waits to be admitted is answered here too. */
export const ToAdmit: Story = answered({ body: { ...member, awaiting: ['admission'] } }, 'Your word');

/** Nobody is admitted before their e-mail is proved. */
export const NotProved: Story = {
  parameters: {
    panel: { replies: { [read]: { body: { ...member, awaiting: ['email-proof', 'admission'] } } } },
  },
  play: async () => {
    await screen.findByText('Proof of the e-mail, Your word');
    await expect(screen.queryByRole('button', { name: /^Admit/ })).toBeNull();
  },
};

/** Their details close with the answer. */
export const Admitted: Story = {
  parameters: {
    panel: {
      replies: {
        [read]: { body: { ...member, awaiting: ['admission'] } },
        [`POST /api/admin/members/${member.id}/admit`]: { body: member },
      },
    },
  },
  play: async () => {
    await press(`Admit ${member.fullName}`);
    await screen.findByText(messages.members.admitted);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
