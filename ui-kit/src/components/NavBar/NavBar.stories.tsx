import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { inFrame } from '../../testing/frame.ts';
import { InStates } from '../../testing/InStates.tsx';
import { notAPage } from '../../testing/notAPage.ts';
import { association, navBarLinks } from '../../testing/samples.ts';
import { Link } from '../Link/Link.tsx';
import { NavBar } from './NavBar.tsx';

const crest = <img src="/logo.svg" alt="" width="32" height="32" />;

const guide: Guide = {
  use: 'The top of every page of the site: home, areas, cart.',
  avoid: ['Parts of one page: use Tabs.', 'Steps of a form: use Steps.'],
  anatomy: [
    'crest and name, which lead home',
    'the areas, the current one marked',
    'the cart with its count, on phones beside the button as soon as it holds something',
    'on phones a button that opens them all',
  ],
  keys: {
    Tab: 'moves along the links',
    'Enter, Space on Menu': 'opens and closes the menu',
    Escape: 'closes the menu',
  },
};

const meta = {
  title: 'Components/Navigation/NavBar',
  component: NavBar,
  args: {
    name: association,
    logo: crest,
    links: navBarLinks,
    currentPath: '/news',
    cartHref: '/cart',
    cartCount: 3,
  },
  parameters: { guide, layout: 'fullscreen' },
  // A chosen link must not leave the story.
  beforeEach: () => {
    const stay = (event: Event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    };
    addEventListener('click', stay);
    return () => removeEventListener('click', stay);
  },
  decorators: (Story) => (
    <>
      <Story />
      <main style={{ padding: 'var(--space-6)', minBlockSize: '150vh' }}>
        <p>
          The page goes on below the bar. <Link href="/about">About us</Link>
        </p>
      </main>
    </>
  ),
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone: Story = { globals: { viewport: { value: 'phone' } } };
const onADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Default: Story = { ...onADesktop };

export const DoAndDont: Story = {
  ...onADesktop,
  ...doAndDont(
    {
      rule: 'One word for an area, as the page’s title has it.',
      example: (
        <NavBar name="2015 Year Group" links={[{ label: 'News', href: '/news' }]} currentPath="/news" />
      ),
    },
    {
      rule: 'A sentence, which pushes the others off a laptop.',
      example: (
        <NavBar
          name="2015 Year Group"
          links={[{ label: 'Read our latest news', href: '/news' }]}
          currentPath="/news"
        />
      ),
    },
  ),
};

export const MarksTheCurrentPage: Story = {
  ...onADesktop,
  args: { currentPath: '/news/thirty-microscopes' },
  play: async ({ canvas }) => {
    if (!(await inFrame('desktop'))) return;
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('News');
  },
};

export const ShowsTheCartAsAnIconWithARedBadgeOnWideScreens: Story = {
  ...onADesktop,
  play: async ({ canvas }) => {
    if (!(await inFrame('desktop'))) return;
    const cart = canvas.getByRole('link', { name: 'Cart (3)' });
    await expect(cart.querySelector('svg')).toBeVisible();
    await expect(within(cart).getByText('3')).toBeVisible();
  },
};

export const HidesTheBadgeOfAnEmptyCart: Story = {
  ...onADesktop,
  args: { cartCount: 0 },
  play: async ({ canvas }) => {
    if (!(await inFrame('desktop'))) return;
    await expect(canvas.getByRole('link', { name: 'Cart (0)' })).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const ShowsAFilledCartOnAPhoneWithoutTheMenu: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    if (!(await inFrame('phone'))) return;
    const cart = canvas.getByRole('link', { name: 'Cart (3)' });
    await expect(cart).toBeVisible();
    await expect(Math.min(cart.offsetWidth, cart.offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};

export const LeavesAnEmptyCartInTheMenuOfAPhone: Story = {
  ...onAPhone,
  args: { cartCount: 0 },
  play: async ({ canvas }) => {
    if (!(await inFrame('phone'))) return;
    await expect(canvas.queryByRole('link', { name: /Cart/ })).toBeNull();
  },
};

export const OpensTheMenuOnAPhoneAndClosesItWhenALinkIsChosen: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    if (!(await inFrame('phone'))) return;
    await expect(canvas.queryByRole('link', { name: 'Shop' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const shop = await canvas.findByRole('link', { name: 'Shop' });
    await expect(shop).toBeVisible();
    await userEvent.click(shop);
    await waitFor(() => expect(shop).not.toBeVisible());
  },
};

export const OpensBeforeAnyScriptHasArrived: Story = {
  ...onAPhone,
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<NavBar {...args} />) }} />,
  play: async ({ canvas, userEvent }) => {
    if (!(await inFrame('phone'))) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const shop = await canvas.findByRole('link', { name: 'Shop' });
    await expect(shop).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(shop).not.toBeVisible());
  },
};

export const TellsWhetherTheMenuIsOpen: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    if (!(await inFrame('phone'))) return;
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const BecomesMoreOpaqueWithAShadowAfterFiftyPixels: Story = {
  ...onADesktop,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar).not.toHaveAttribute('data-scrolled');
    window.scrollTo(0, 51);
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
    await waitFor(() => expect(getComputedStyle(bar).boxShadow).not.toBe('none'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'));
  },
};

export const Overlay: Story = {
  ...onADesktop,
  args: { tone: 'overlay', currentPath: '/', style: { background: 'var(--night-ground)' } },
};

export const States: Story = {
  parameters: notAPage,
  ...onAPhone,
  args: { cartCount: 120, name: 'The Odadeɛ Old Boys of the 2015 Year Group' },
  render: (args) => (
    <>
      <NavBar {...args} />
      <InStates of="li:nth-child(2) a, button" isWide>
        <NavBar name="2015 Year Group" links={navBarLinks} currentPath="/news" />
        <NavBar
          tone="overlay"
          name="2015 Year Group"
          links={navBarLinks}
          currentPath="/news"
          style={{ marginBlockEnd: 0, background: 'var(--night-ground)' }}
        />
      </InStates>
    </>
  ),
};
