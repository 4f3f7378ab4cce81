import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { makeDashboard } from '@year-group/api-types/testing/adminFactories';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { members } from '#testing/records/members.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/admin/dashboard';
const answered = answering(read);
const figures = makeDashboard();

/** The panel's first page. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Dashboard',
  parameters: { ...screenAt('', { [read]: { body: figures } }) },
  play: shows('Next event'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;

/** People to admit, and letters that wait. */
export const BusyDay: Story = {
  ...answered(
    {
      body: {
        ...figures,
        today: {
          ...figures.today,
          toAdmit: { total: 3, members: members.slice(0, 3), unproved: 1 },
        },
      },
    },
    'Waiting to be admitted',
  ),
  ...onAPhone,
};

export const NothingToDo: Story = answered(
  {
    body: {
      today: {
        inDoubt: { total: 0, orders: [] },
        failedPayments: 0,
        toPack: { total: 0, orders: [] },
        newestMembers: [],
        nextEvent: null,
      },
      ordersByStatus: [],
      houses: [],
      bestSelling: [],
    },
  },
  'Nothing waits for you.',
);

export const Loading: Story = answered('loading', /November 23/);
export const Failing: Story = answered(failing, messages.admin.dashboardFailed);
