import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const guide: Guide = {
  use: 'How far something has come: an upload, a fund.',
  avoid: ['The steps of a form: use Steps or StepDots.', 'A list that is being read: use Skeleton.'],
  anatomy: ['the label, with the figures', 'the bar'],
};

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { guide },
  args: { label: 'Microscope fund: GH₵18,400 of GH₵25,000', value: 18400, max: 25000 },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The label names it and says how much.',
    example: <ProgressBar label="Microscope fund: GH₵18,400 of GH₵25,000" value={18400} max={25000} />,
  },
  { rule: 'A percentage alone.', example: <ProgressBar label="74 %" value={74} max={100} /> },
);

export const IsNamedAndHasAValue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Microscope fund/ })).toHaveAttribute(
      'value',
      '18400',
    );
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <ProgressBar label="Uploading picture" value={0} max={100} />
      <ProgressBar label="Microscope fund" value={74} max={100} />
      <ProgressBar label="Bursary" value={100} max={100} />
    </Stack>
  ),
};
