import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    icon: 'user',
    children: 'No members found.',
    action: <Button href="/register">Register Now</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OffersAWayOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No members found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
  },
};

export const States: Story = {
  args: { icon: 'calendar', children: 'No upcoming events to display at the moment.', action: undefined },
};
