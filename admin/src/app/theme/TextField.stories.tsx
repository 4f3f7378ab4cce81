import { MenuItem, Stack, TextField } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdminTheme } from '#testing/inAdminTheme.tsx';

const meta = {
  title: 'Administration/Theme/TextField',
  component: TextField,
  decorators: [inAdminTheme],
  args: { id: 'title', label: 'Title', defaultValue: 'Thirty microscopes arrive at the science block' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StandsBelowItsLabel: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    const label = canvas.getByText('Title', { selector: 'label' });
    await expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top);
  },
};

export const States: Story = {
  render: () => (
    <Stack spacing={3}>
      <TextField id="filled" label="Title" defaultValue="Ten years on, the same chapel steps" />
      <TextField id="empty" label="Category" required helperText="Shown above the title." />
      <TextField id="wrong" label="Place" error helperText="Location is required" />
      <TextField id="disabled" label="Order" disabled defaultValue="AB-2026-0107" />
      <TextField id="several" label="Description" multiline minRows={3} defaultValue="Boots optional." />
      <TextField id="chosen" label="House" select defaultValue="akro">
        <MenuItem value="akro">Akro House</MenuItem>
      </TextField>
    </Stack>
  ),
};
