import type { Meta, StoryObj } from '@storybook/react-vite';
import { allParts } from '@year-group/api-types/group/groupParts';
import { messages } from '@year-group/api-types/messages';
import { makeDashboard } from '@year-group/api-types/testing/adminFactories';
import { expect, screen, userEvent } from 'storybook/test';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { account } from '#testing/records/officers.ts';
import { storyGroup } from '#testing/storyPanel.ts';

const replies = { 'GET /api/admin/dashboard': { body: makeDashboard() } };
const openMore = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Handbook' });
};

/** What every page of the panel has around it: header, areas, and the state of the connection. */
const meta = {
  ...panelScreen,
  title: 'Administration/Frame',
  ...onAPhone,
  parameters: { ...panelScreen.parameters, panel: { replies } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The download of all members stands with its words in the menu, not in the header. */
export const MoreAreas: Story = {
  play: async () => {
    await openMore();
    await screen.findByRole('menuitem', { name: 'Download Members Data' });
    await expect(screen.queryByRole('button', { name: 'Download Members Data' })).toBeNull();
  },
};

/** Areas that an officer may not read are not there. */
export const AnEditorsAreas: Story = {
  parameters: { panel: { replies, account: { ...account, roles: ['editor'] } } },
  play: async () => {
    await openMore();
    for (const name of ['Orders', 'Download Members Data'])
      await expect(screen.queryByRole('menuitem', { name })).toBeNull();
  },
};

export const Offline: Story = {
  play: async () => {
    await screen.findByText('Next event');
    window.dispatchEvent(new Event('offline'));
    await screen.findByText(messages.admin.offline);
  },
  afterEach: async () => {
    window.dispatchEvent(new Event('online'));
  },
};

export const PageNotFound: Story = {
  parameters: { panel: { path: '/no-such-page' } },
  play: shows(messages.notFound.text),
};

export const PageNotAllowed: Story = {
  parameters: { panel: { path: '/orders', account: { ...account, roles: ['editor'] } } },
  play: shows('You cannot open this page.'),
};

/** A group without a shop and events has no areas for them. */
export const WithoutShopAndEvents: Story = {
  parameters: {
    panel: { replies, group: { ...storyGroup, parts: { ...allParts, shop: false, events: false } } },
  },
  play: async () => {
    await openMore();
    for (const name of ['Orders', 'Shop', 'Events'])
      await expect(screen.queryByRole('menuitem', { name })).toBeNull();
  },
};
