import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const guide: Guide = {
  use: 'Does something here and now; with `href`, leads to the place where it is done.',
  avoid: [
    'Inside a sentence: use Link.',
    'For more than three actions side by side: use Menu.',
    'A second primary button in one view: make it secondary.',
  ],
  anatomy: [
    'an icon before the text, if it helps to tell buttons apart',
    'the text',
    'an icon after the text, for a direction',
  ],
  keys: { 'Enter, Space': 'presses it; as a link, only Enter' },
};

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Discover Our Story', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  { rule: 'A verb and its object, as the title of what follows.', example: <Button>Place Order</Button> },
  { rule: 'Words that only make sense with the text around them.', example: <Button>OK, continue</Button> },
);

export const IsALinkWhenItHasAnAddress: Story = {
  args: { href: '/register', children: 'Register Now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
  },
};

export const DoesNothingWhileBusy: Story = {
  args: { busy: true, children: 'Submitting...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const KeepsTheFocusWhileBusy: Story = {
  render: function Controlled(args) {
    const [busy, setBusy] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
          requestAnimationFrame(() => requestAnimationFrame(() => setBusy(false)));
        }}
      >
        <Button {...args} type="submit" busy={busy} />
      </form>
    );
  },
  args: { children: 'Verify and View' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Verify and View' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    await expect(button).toHaveFocus();
  },
};

const variants = ['primary', 'gold', 'secondary', 'quiet', 'danger'] as const;

export const States: Story = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Stack key={variant} direction="row">
          <Button variant={variant}>Register Now</Button>
          <Button variant={variant} size="large" iconAfter="arrowRight">
            Support Us
          </Button>
          <Button variant={variant} icon="cart" href="#cart">
            Add to Cart
          </Button>
          <Button variant={variant} busy>
            Verifying...
          </Button>
          <Button variant={variant} disabled>
            Next
          </Button>
        </Stack>
      ))}
      <Button wide>Place Order</Button>
      <InStates of="button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Register Now
          </Button>
        ))}
      </InStates>
    </Stack>
  ),
};
