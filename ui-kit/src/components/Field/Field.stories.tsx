import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Date of the event',
    children: (tied) => <input type="date" className={styles.Control} {...tied} />,
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TiesLabelHintAndErrorToTheControl: Story = {
  args: { hint: 'In Accra time.', error: 'Date is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Date of the event');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('In Accra time. Date is required');
  },
};

export const States: Story = { args: { hint: 'In Accra time.', error: 'Date is required' } };
