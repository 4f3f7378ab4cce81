import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Card } from './Card.tsx';

const guide: Guide = {
  use: 'A box for things side by side, such as values or ways to give.',
  avoid: [
    'News, events, members, listings: they have cards of their own.',
    'One box alone on a page: use Section.',
  ],
  anatomy: ['an icon or badge', 'the title, through which the whole card is a link', 'the content'],
  keys: { Tab: 'moves to the card, if it is a link', Enter: 'follows it' },
};

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  parameters: { guide },
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

export const DoAndDont: Story = doAndDont(
  {
    rule: 'One thought, two lines.',
    example: (
      <Card title="Brotherhood">
        <p>We answer the phone for each other.</p>
      </Card>
    ),
  },
  {
    rule: 'A second link in a card that is one.',
    example: (
      <Card title="Brotherhood" href="#brotherhood">
        <p>
          We answer the phone. <a href="#members">See the members</a>
        </p>
      </Card>
    ),
  },
);

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
    <Stack gap={6}>
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
      <InStates of="[data-linked], a">
        <Card title="Unity" href="#unity">
          <p>Eleven houses, one year.</p>
        </Card>
      </InStates>
    </Stack>
  ),
};
