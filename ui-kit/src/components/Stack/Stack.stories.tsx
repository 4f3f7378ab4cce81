import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
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

const guide: Guide = {
  use: 'Even distance between things below or beside each other.',
  avoid: ['Cells of one width: use Grid.', 'Margins of single elements: the stack has the distance.'],
  anatomy: ['the children', 'one step of the space scale between them'],
};

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: { guide },
  args: { children: houses },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'Things that belong together, close.',
    example: (
      <Stack gap={2}>
        <strong>Kwame Asare-Boateng</strong>
        <span>President</span>
      </Stack>
    ),
  },
  {
    rule: 'The same distance for everything.',
    example: (
      <Stack gap={6}>
        <strong>Kwame Asare-Boateng</strong>
        <span>President</span>
      </Stack>
    ),
  },
);

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
