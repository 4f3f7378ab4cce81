import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { panelStory } from '#testing/inPanel.tsx';
import { RefusedChange } from './Connection.tsx';

/* What was saved without a connection and refused later: at the top of every page until the officer decides. */
const meta = {
  ...panelStory,
  title: 'Administration/Refused change',
  component: RefusedChange,
  args: {
    change: {
      key: '4',
      title: 'Ama Serwaa Boateng',
      officer: '1',
      method: 'create',
      name: 'members',
      input: {},
      place: '/admin/members/create',
      savedAt: Date.parse('2026-11-23T08:40:00Z'),
      refused: messages.registration.emailTaken,
    },
  },
} satisfies Meta<typeof RefusedChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
