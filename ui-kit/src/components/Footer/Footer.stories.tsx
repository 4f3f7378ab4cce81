import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { notAPage } from '../../testing/notAPage.ts';
import { association, motto, navBarLinks, socials } from '../../testing/samples.ts';
import { Footer, type FooterProps } from './Footer.tsx';

const guide: Guide = {
  use: 'The bottom of every page: motto, links, ways to reach the group.',
  avoid: ['Anything that is needed to go on: few scroll so far.'],
  anatomy: [
    'crest, name and motto',
    'links to the areas',
    'e-mail and telephone',
    'copyright, pages about the site, social networks',
  ],
  keys: { Tab: 'moves along the links' },
};

const meta = {
  title: 'Components/Navigation/Footer',
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
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'Contacts as they are written, so that they can be read out.',
    example: (
      <Footer
        name="2015 Year Group"
        motto="United by excellence."
        copyright="© 2026"
        contacts={[{ label: '024 400 2015', href: 'tel:+233244002015', icon: 'phone' }]}
      />
    ),
  },
  {
    rule: 'Contacts hidden behind a word.',
    example: (
      <Footer
        name="2015 Year Group"
        motto="United by excellence."
        copyright="© 2026"
        contacts={[{ label: 'Contact', href: 'tel:+233244002015', icon: 'phone' }]}
      />
    ),
  },
);

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

export const States: Story = {
  parameters: notAPage,
  args: { socials: [], contacts: [] },
  render: (args) => (
    <>
      <Footer {...args} />
      <InStates of="li:first-child a" isWide>
        <Footer {...(meta.args satisfies FooterProps)} />
      </InStates>
    </>
  ),
};
