import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { CopyButton } from './CopyButton.tsx';

const guide: Guide = {
  use: 'Copies a number or an address that has to be typed elsewhere, such as the group’s account.',
  avoid: ['Text that is only read.', 'Sharing a page: use ShareLinks.'],
  anatomy: [
    'the icon, a tick after copying',
    'the label, “Copied” for two seconds',
    'the name of the value, for screen readers only',
  ],
  keys: { 'Enter, Space': 'copies' },
};

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  parameters: { guide },
  args: { value: '1441000123456', name: 'account number' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The name says what is copied, so that several buttons differ for everyone.',
    example: <CopyButton value="1441000123456" name="account number" />,
  },
  {
    rule: 'The value as the name: it is already beside the button.',
    example: <CopyButton value="1441000123456" name="1441000123456" />,
  },
);

export const CopiesAndSaysSo: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }));
    await expect(write).toHaveBeenCalledWith('1441000123456');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Copied'));
    write.mockRestore();
  },
};

export const CopiesWithoutAClipboardToo: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const select = spyOn(document, 'execCommand').mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Copied'));
    await expect(select).toHaveBeenCalledWith('copy');
    write.mockRestore();
    select.mockRestore();
  },
};

export const States: Story = {};
