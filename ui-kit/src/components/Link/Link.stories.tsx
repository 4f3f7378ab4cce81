import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Link, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/register', children: 'Register here' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const RouterLink = (props: ComponentProps<'a'>) => <a data-router="" {...props} />;

export const Default: Story = {};

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
    <Stack align="start">
      <p>
        Not a member yet? <Link href="/register">Register here</Link> in three short steps.
      </p>
      <Link href="/news" variant="standalone">
        All news <Icon name="arrowRight" size="small" />
      </Link>
      <Link href="/members" variant="quiet">
        Member Directory
      </Link>
    </Stack>
  ),
};
