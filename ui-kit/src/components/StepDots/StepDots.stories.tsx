import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StepDots } from './StepDots.tsx';

const guide: Guide = {
  use: 'How far a short form of two to four steps has come.',
  avoid: ['Steps with names: use Steps.', 'Anything to press: the dots are a picture.'],
  anatomy: ['a dot for each step', '“Step 2 of 3” for screen readers'],
};

const meta = {
  title: 'Components/Navigation/StepDots',
  component: StepDots,
  parameters: { guide },
  args: { count: 3, current: 1 },
} satisfies Meta<typeof StepDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  { rule: 'As many dots as steps.', example: <StepDots count={3} current={1} /> },
  { rule: 'More dots than a reader can count.', example: <StepDots count={12} current={4} /> },
);

export const SaysWhichStepItIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Step 2 of 3' })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <StepDots count={3} current={0} />
      <StepDots count={3} current={1} />
      <StepDots count={3} current={2} />
    </Stack>
  ),
};
