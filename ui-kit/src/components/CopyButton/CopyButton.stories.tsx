import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value: '1441000123456', name: 'account number' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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

export const States: Story = {
  render: (args) => (
    <Stack direction="row">
      <CopyButton {...args} />
      <CopyButton {...args} variant="quiet" label="Copy link" name="" />
    </Stack>
  ),
};
