import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { notAPage } from '../../testing/notAPage.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const guide: Guide = {
  use: 'Moves through a long list, page by page, with the page in the address.',
  avoid: ['Pictures: use ImageViewer.', 'Steps of a form: use Steps.'],
  anatomy: ['Previous, off on the first page', '“Page 2 of 5”, announced', 'Next, off on the last page'],
  keys: { Enter: 'follows a link' },
};

const hrefOf = (page: number) => `?page=${page}`;

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: { guide },
  args: { page: 2, pages: 5, hrefOf },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'A name where a page has two of them.',
    example: <Pagination label="Pages of members" page={2} pages={5} hrefOf={hrefOf} />,
  },
  {
    rule: 'Pages of nothing: one page shows no pagination.',
    example: <Pagination label="Pages of news" page={1} pages={2} hrefOf={hrefOf} />,
  },
);

export const LeadsByLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 2 of 5')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=1');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3');
  },
};

export const StopsAtBothEnds: Story = {
  render: (args) => (
    <Stack>
      <Pagination {...args} page={1} label="At the beginning" />
      <Pagination {...args} page={5} label="At the end" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const IsNotThereWhenOnePageHoldsAll: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const States: Story = {
  parameters: notAPage,
  args: { page: 1 },
  render: (args) => (
    <>
      <Pagination {...args} label="At the beginning" />
      <InStates of="a" isWide>
        <Pagination {...args} page={2} />
      </InStates>
    </>
  ),
};
