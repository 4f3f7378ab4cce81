import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

const guide: Guide = {
  use: 'Ties any control to its label, hint and error, for a control that the kit does not have.',
  avoid: [
    'Text, choices and ticks: TextField, TextArea, Select, Combobox and Checkbox contain it or need none.',
  ],
  anatomy: ['the label', 'the control', 'a hint', 'an error with an icon, announced at once'],
  keys: { Tab: 'moves to the control, whose hint and error are read with it' },
};

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  parameters: { guide },
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

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The hint helps before anything is wrong.',
    example: (
      <Field label="Meeting point" hint="A landmark that a driver knows.">
        {(control) => <input {...control} />}
      </Field>
    ),
  },
  {
    rule: 'The hint repeats the label.',
    example: (
      <Field label="Meeting point" hint="Please enter the meeting point.">
        {(control) => <input {...control} />}
      </Field>
    ),
  },
);

export const TiesLabelHintAndErrorToTheControl: Story = {
  args: { hint: 'In Accra time.', error: 'Date is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Date of the event');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('In Accra time. Date is required');
  },
};

export const States: Story = { args: { hint: 'In Accra time.', error: 'Date is required' } };
