import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const guide: Guide = {
  use: 'One line of text: a name, an address, a number that nobody calculates with.',
  avoid: [
    'Several lines: use TextArea.',
    'A few known answers: use Select.',
    'Searching: use SearchField.',
    'A place that is looked up: use Combobox.',
  ],
  anatomy: [
    'the label above the field',
    'the field, 16 px so that phones do not zoom',
    'a hint',
    'an error, which takes the place of nothing',
  ],
  keys: { Tab: 'moves into it' },
};

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  parameters: { guide },
  args: { label: 'Full Name', required: true, autoComplete: 'name', onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The error says what is wrong and how it is right.',
    example: (
      <TextField
        label="Phone Number"
        defaultValue="024"
        error="Too short. Write all ten digits, such as 024 455 6677."
      />
    ),
  },
  {
    rule: 'The error blames and leaves the reader to guess.',
    example: <TextField label="Phone Number" defaultValue="024" error="Invalid input!" />,
  },
);

export const IsFoundByItsLabelAndWritten: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await userEvent.type(field, 'Kofi');
    await expect(field).toHaveValue('Kofi');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(field).toBeRequired();
  },
};

export const SaysWhatIsWrong: Story = {
  args: {
    label: 'Phone Number',
    type: 'tel',
    defaultValue: '024 000 2015',
    error: 'Invalid phone number format. Use + followed by country code and number',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone Number' });
    await expect(field).toHaveAccessibleDescription(/Use \+ followed by country code/);
    await expect(field).toBeInvalid();
  },
};

export const DoesNotMakeAPhoneZoom: Story = {
  play: async ({ canvas }) => {
    const { fontSize } = getComputedStyle(canvas.getByRole('textbox'));
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={5}>
      <TextField label="Full Name" placeholder="Kwame Asare-Boateng" />
      <TextField
        label="Email Address"
        type="email"
        defaultValue="kwame@example.com"
        hint="For your receipt; nobody else sees it."
      />
      <TextField
        label="Phone Number"
        type="tel"
        defaultValue="024"
        error="Invalid phone number format. Use + followed by country code and number"
      />
      <TextField label="Current Location" defaultValue="Accra" disabled />
      <InStates of="input">
        <TextField label="Current Occupation" defaultValue="Teacher" />
      </InStates>
    </Stack>
  ),
};
