import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { houses } from '../../testing/samples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar, initials } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Kwabena Osei Owusu-Ansah', house: 3 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
    <Stack>
      <Stack direction="row">
        {houses.map((house, index) => (
          <Stack key={house} align="center" gap={1}>
            <Avatar name={house} house={index} />
            {house}
          </Stack>
        ))}
      </Stack>
      <Stack direction="row">
        <Avatar name="Joel Ankrah" size="small" />
        <Avatar name="Joel Ankrah" />
        <Avatar name="Joel Ankrah" size="large" house={5} />
        <span style={{ inlineSize: '10rem' }}>
          <Avatar name="Joel Ankrah" shape="plate" house={5} />
        </span>
      </Stack>
    </Stack>
  ),
};
