import type { Meta, StoryObj } from '@storybook/react-vite';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';
import { health } from '#testing/storyPanel.ts';

const read = 'GET /api/admin/health';
const answered = answering(read);

/** How the parts of the website do. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Health',
  parameters: { ...screenAt('/health', { [read]: { body: health } }) },
  play: shows('Check now'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
export const InTrouble: Story = answered(
  {
    body: {
      ...health,
      state: 'degraded',
      mail: {
        ...health.mail,
        state: 'degraded',
        waiting: 3,
        oldestSeconds: 7200,
        lastError: '451 4.7.1 Please try again later',
      },
    },
  },
  'Check now',
);
export const Loading: Story = answered('loading', 'Website health');
export const Failing: Story = answered(failing, 'Try again');
