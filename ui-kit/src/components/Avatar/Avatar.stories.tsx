import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { houses } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar, initials } from './Avatar.tsx';

const guide: Guide = {
  use: 'Stands for a member who has no portrait here, in the colours of the house.',
  avoid: [
    'Officers: use PersonCard.',
    'Alone: the name is beside it, since screen readers skip the initials.',
  ],
  anatomy: ['first letters of the first and the last name', 'a plate that fills its box'],
};

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: 'Kwabena Osei Owusu-Ansah', house: 3 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: (Story) => (
    <div style={{ maxInlineSize: '10.5rem' }}>
      <Story />
    </div>
  ),
};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'With the name beside it.',
    example: (
      <Stack gap={2}>
        <Avatar name="Joel Ankrah" house={5} /> Joel Ankrah
      </Stack>
    ),
  },
  { rule: 'Instead of the name.', example: <Avatar name="Joel Ankrah" house={5} /> },
);

export const TakesTheFirstAndTheLastName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('KO')).toBeVisible();
    await expect(initials('  Joel ')).toBe('J');
    await expect(initials('Ɔkyerɛma Asante')).toBe('ƆA');
    await expect(initials('')).toBe('');
  },
};

export const States: Story = {
  render: () => (
    <Grid cell="small">
      {houses.map((house, index) => (
        <Stack key={house} gap={1}>
          <Avatar name={house} house={index} />
          {house}
        </Stack>
      ))}
      <Avatar name="Joel Ankrah" />
    </Grid>
  ),
};
