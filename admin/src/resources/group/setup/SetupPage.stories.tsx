import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';
import { progress } from '#testing/storyPanel.ts';

const read = 'GET /api/admin/group';
const answered = answering(read);
/** The first three sections are published, the fourth is begun. */
const begun = {
  ...progress,
  sections: progress.sections.map(({ section }, index) => ({
    section,
    version: index < 3 ? 1 : 0,
    hasDraft: index === 3,
  })),
};

/** Setting up the website, step by step. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Setup',
  parameters: { ...screenAt('/setup', { [read]: { body: begun } }) },
  play: shows('Go on'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const Done: Story = answered({ body: progress }, 'See the website');
export const Loading: Story = answered('loading', 'Set up your website');
export const Failing: Story = answered(failing, messages.group.progressFailed);
