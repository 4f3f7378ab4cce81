import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';

const cards = ['Unity', 'Service', 'Excellence', 'Progress'].map((title) => (
  <Card key={title} title={title} />
));

const meta = { title: 'Components/Grid', component: Grid, args: { children: cards } } satisfies Meta<
  typeof Grid
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsOneColumnWhereNothingElseFits: Story = {
  args: { style: { inlineSize: '18rem' } },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('heading').map((title) => title.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      {(['small', 'medium', 'large'] as const).map((cell) => (
        <Grid key={cell} cell={cell}>
          {cards}
        </Grid>
      ))}
    </Stack>
  ),
};
