import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Steps } from './Steps.tsx';

const steps = ['Shipping', 'Payment', 'Review'];

const meta = { title: 'Components/Steps', component: Steps, args: { steps, current: 1 } } satisfies Meta<
  typeof Steps
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
