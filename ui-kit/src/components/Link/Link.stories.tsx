import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Link, LinkProvider } from './Link.tsx';

const guide: Guide = {
  use: 'Leads to another page, or to a place on this one.',
  avoid: [
    'An action that changes something: use Button.',
    'The main way on from a view: use Button with `href`.',
  ],
  anatomy: ['the text', 'an arrow, on a link that stands alone'],
  keys: { Enter: 'follows it' },
};

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  parameters: { guide },
  args: { href: '/register', children: 'Register here' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const RouterLink = (props: ComponentProps<'a'>) => <a data-router="" {...props} />;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The words say where it leads.',
    example: (
      <p>
        Not a member yet? <Link href="/register">Register in three steps</Link>.
      </p>
    ),
  },
  {
    rule: 'Words that all links of a page could have.',
    example: (
      <p>
        Not a member yet? Click <Link href="/register">here</Link>.
      </p>
    ),
  },
);

export const LeavesOurPagesToTheRouterAndOthersToTheBrowser: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <Stack>
        <Link href="/news">All news</Link>
        <Link href="https://facebook.com">Facebook</Link>
        <Link href="mailto:hello@example.com">Write to us</Link>
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('data-router');
    await expect(canvas.getByRole('link', { name: 'Facebook' })).not.toHaveAttribute('data-router');
    await expect(canvas.getByRole('link', { name: 'Write to us' })).not.toHaveAttribute('data-router');
  },
};

export const ScrollsSmoothlyToAPlaceOnThePage: Story = {
  args: { href: '#about', children: 'Discover Our Story', onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(document.documentElement.style.scrollBehavior).toBe(still ? '' : 'smooth');
    document.documentElement.style.removeProperty('scroll-behavior');
  },
};

export const States: Story = {
  render: () => (
    <Stack style={{ alignItems: 'start' }}>
      <p>
        Not a member yet? <Link href="/register">Register here</Link> in three short steps.
      </p>
      <Link href="/news" variant="standalone">
        All news <Icon name="arrowRight" size="small" />
      </Link>
      <Link href="/members" variant="quiet">
        Member Directory
      </Link>
      <InStates of="a">
        <Link href="/register">Register here</Link>
        <Link href="/news" variant="standalone">
          All news
        </Link>
        <Link href="/members" variant="quiet">
          Member Directory
        </Link>
      </InStates>
    </Stack>
  ),
};
