import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Steps } from './Steps.tsx';

const steps = ['Shipping', 'Payment', 'Review'];

const guide: Guide = {
  use: 'Where the reader is in a process of three to five named steps, such as the checkout.',
  avoid: ['A short form without names: use StepDots.', 'Views in any order: use Tabs.'],
  anatomy: ['a number, or a tick for what is done', 'the name', 'the current one in strong letters'],
};

const meta = {
  title: 'Components/Navigation/Steps',
  component: Steps,
  parameters: { guide },
  args: { steps, current: 1 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  { rule: 'A noun for each step.', example: <Steps steps={['Shipping', 'Payment', 'Review']} current={1} /> },
  {
    rule: 'An instruction for each step.',
    example: <Steps steps={['Fill in your address', 'Pay', 'Check it all']} current={1} />,
  },
);

export const MarksTheStepBeingTaken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Shipping')).toHaveTextContent('Shipping, done');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      {steps.map((step, current) => (
        <Steps key={step} steps={steps} current={current} />
      ))}
    </Stack>
  ),
};
