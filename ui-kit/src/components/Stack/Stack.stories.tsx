import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const houses = [
  'Kwansa House',
  'Clerk House',
  'Engmann House',
  'Akro House',
  'Riis House',
  'Labone House',
].map((house) => <Badge key={house}>{house}</Badge>);

const meta = { title: 'Components/Stack', component: Stack, args: { children: houses } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WrapsARowThatDoesNotFit: Story = {
  args: { direction: 'row', style: { inlineSize: '16rem' } },
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('Kwansa House'), canvas.getByText('Labone House')];
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      {([1, 2, 3, 4, 5, 6, 7, 8] as const).map((gap) => (
        <Stack key={gap} direction="row" gap={gap}>
          {houses}
        </Stack>
      ))}
    </Stack>
  ),
};
