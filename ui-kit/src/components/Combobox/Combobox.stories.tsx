import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Combobox } from './Combobox.tsx';

const places = [
  'Legon, Accra',
  'Legon Botanical Gardens, Accra',
  'Lapaz, Accra',
  'Labone, Accra',
  'Kumasi, Ashanti',
];

const guide: Guide = {
  use: 'Text for which the page can suggest answers while it is written, such as an address in Ghana.',
  avoid: ['A closed list: use Select.', 'Filtering the page itself: use SearchField.'],
  anatomy: ['the label', 'the field', 'the suggestions below it', 'a hint', 'an error'],
  keys: {
    '↓, ↑': 'moves through the suggestions',
    Enter: 'takes the marked one',
    Escape: 'closes the list and keeps the text',
  },
};

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  parameters: { guide },
  args: {
    label: 'Address',
    hint: 'Start with your area or a landmark.',
    value: '',
    onValueChange: fn(),
    onChoose: fn(),
    suggestions: places,
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '28rem', minBlockSize: '22rem' }}>
      <Story />
    </div>
  ),
  render: function Suggesting(args) {
    const [value, setValue] = useState(args.value);
    const suggestions = places.filter((place) => place.toLowerCase().startsWith(value.toLowerCase()));
    return (
      <Combobox
        {...args}
        value={value}
        suggestions={suggestions}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The hint says how to begin.',
    example: (
      <Combobox
        label="Address"
        hint="Start with your area or a landmark."
        value=""
        onValueChange={() => {}}
        suggestions={[]}
      />
    ),
  },
  {
    rule: 'The hint explains the machinery.',
    example: (
      <Combobox
        label="Address"
        hint="Autocomplete by our gazetteer service."
        value=""
        onValueChange={() => {}}
        suggestions={[]}
      />
    ),
  },
);

export const IsChosenWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Address' });
    await userEvent.type(field, 'Leg');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Legon Botanical Gardens, Accra');
    await expect(args.onChoose).toHaveBeenCalledWith('Legon Botanical Gardens, Accra');
  },
};

export const ClosesWithEscapeAndKeepsTheText: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Address' });
    await userEvent.type(field, 'La');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(field).toHaveValue('La');
  },
};

export const ClosesWhenTheFocusGoesNowhere: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Address' });
    await userEvent.type(field, 'Leg');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    // As a phone's Done key does.
    field.blur();
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await waitFor(() => expect(canvasElement.closest('[aria-hidden], [inert]')).toBeNull());
    await expect(field).toHaveValue('Leg');
    await userEvent.type(field, 'o');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};

export const StaysClosedWhenSuggestionsArriveAfterTheFieldWasLeft: Story = {
  tags: ['no-picture'],
  render: function SuggestingLate(args) {
    const [value, setValue] = useState('');
    const [suggestions, setSuggestions] = useState<string[]>([]);
    return (
      <>
        <Combobox {...args} value={value} suggestions={suggestions} onValueChange={setValue} />
        <input aria-label="Next" onFocus={() => setTimeout(() => setSuggestions(places), 100)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Address' });
    await userEvent.type(field, 'L');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Next')).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(canvasElement.closest('[aria-hidden], [inert]')).toBeNull();
  },
};

export const IsNotOpenWithNothingToOffer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Address' });
    await userEvent.type(field, 'Paris');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(canvasElement.closest('[aria-hidden], [inert]')).toBeNull();
  },
};

export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Address' }), 'L');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
};
