import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import { makeDashboard } from '@year-group/api-types/testing/adminFactories';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { members } from '#testing/records/members.ts';
import { account } from '#testing/records/officers.ts';
import { answering, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const read = 'GET /api/admin/dashboard';
const answered = answering(read);
const reads = (body: object) => screenAt('', { [read]: { body } });
const figures = makeDashboard();

/** The panel's first page. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Dashboard',
  parameters: { ...reads(figures) },
  play: shows('Next event'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;

const figure = () => screen.findByRole('region', { name: 'Total revenue' });
const table = async (name: string) => within(await screen.findByRole('table', { name }));

/** Every number of the charts is in a table for screen readers. */
export const NumbersInTables: Story = {
  play: async () => {
    const total = await within(await figure()).findByText('GH₵19,620.00');
    await expect(total).toBeVisible();
    const revenue = await table('Revenue by month');
    await expect(revenue.getAllByRole('row')).toHaveLength(13);
    await expect(revenue.getByRole('row', { name: /May 2026/ })).toHaveTextContent(
      /GH₵1,500\.00GH₵180\.00GH₵1,320\.00/,
    );
    await expect((await table('Registrations by month')).getAllByRole('row')).toHaveLength(13);
    const houses = await table('Members by house');
    await expect(houses.getByRole('row', { name: /Kwansa House/ })).toHaveTextContent('18');
    const sold = await table('Best-selling listings');
    await expect(sold.getByRole('row', { name: /Crest mug/ })).toHaveTextContent('31 sold');
  },
};

const { months } = figures.revenue;
const refunded = { month: '2026-11', settled: 10, refunded: 50, net: -40 };

const minus = makeDashboard({ revenue: { months: months.with(11, refunded) } });

export const MoreRefundedThanPaid: Story = {
  parameters: screenAt('', {
    [read]: { body: minus },
    'GET /api/admin/revenue': { body: { totalRevenue: -40 } },
  }),
  play: async () => {
    const [amount] = await within(await figure()).findAllByText('−GH₵40.00');
    await expect(amount).toBeVisible();
  },
};

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
  play: async () => {
    const queue = within(await screen.findByRole('region', { name: 'Waiting to be admitted' }));
    const [first] = members;
    await expect(await queue.findByRole('button', { name: `Admit ${first?.fullName}` })).toBeVisible();
    for (const { email, phone } of members.slice(0, 3))
      await expect(queue.getByText(`${email}, ${formatPhone(phone)}`)).toBeVisible();
  },
};

/** Who may not see the revenue has no empty column beside. */
export const ForASecretary: Story = {
  parameters: {
    panel: {
      account: { ...account, roles: ['secretary'] },
      // A function, since Storybook would merge two records.
      replies: { [read]: { body: () => ({ ...figures, revenue: undefined, bestSelling: undefined }) } },
    },
  },
  play: async () => {
    const today = await screen.findByRole('region', { name: 'Today' });
    await waitFor(() => expect(today.offsetWidth).toBeGreaterThan(1000));
  },
};

export const NothingToDo: Story = {
  parameters: {
    ...reads({
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
    }),
  },
  play: async () => {
    for (const text of [
      'Nothing waits for you.',
      'There are no members yet.',
      'No event is planned.',
      'Nothing has been sold yet.',
    ])
      await expect(await screen.findByText(text)).toBeVisible();
    // There is nothing behind it.
    await expect(screen.queryByRole('link', { name: 'See all events' })).toBeNull();
  },
};

export const Loading: Story = answered('loading', /November 23/);
export const Failing: Story = answered(failing, messages.admin.dashboardFailed);
