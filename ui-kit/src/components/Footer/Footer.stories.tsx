import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { association, motto, navBarLinks, socials } from '../../testing/samples.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  args: {
    name: association,
    motto,
    copyright: '© 2026 The 2015 Year Group. All rights reserved.',
    logo: <img src="/logo.svg" alt="" width="64" height="64" />,
    links: navBarLinks,
    contacts: [
      { label: 'hello@yeargroup.example', href: 'mailto:hello@yeargroup.example', icon: 'mail' },
      { label: '+233 24 000 2015', href: 'tel:+233240002015', icon: 'phone' },
    ],
    socials,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithSiteLinks: Story = {
  args: {
    siteLinks: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
};

export const NamesEachSocialNetwork: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Facebook', 'Instagram', 'Twitter', 'YouTube']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
};

export const States: Story = { args: { socials: [], contacts: [] } };
