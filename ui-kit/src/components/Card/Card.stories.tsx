import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    title: 'Brotherhood',
    head: <Icon name="hands" />,
    children: <p>We answer the phone for each other, whatever the hour and whatever the time zone.</p>,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: (Story) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <Story />
    </div>
  ),
};

export const LeadsSomewhereAsAWhole: Story = {
  args: { href: '/donate', title: 'Support Us' },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Support Us' });
    const { left, bottom } = (
      canvasElement.querySelector('[data-linked]') as Element
    ).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 10, bottom - 10)).toBe(link);
  },
};

export const States: Story = {
  render: () => (
    <Grid>
      <Card title="Excellence" head={<Icon name="star" />}>
        <p>Not marks alone: doing the small things as if the whole school were watching.</p>
      </Card>
      <Card title="Unity" head={<Icon name="shield" />} href="#unity">
        <p>Eleven houses, one year. This card leads somewhere.</p>
      </Card>
      <Card>
        <p>A card without a title.</p>
      </Card>
    </Grid>
  ),
};
