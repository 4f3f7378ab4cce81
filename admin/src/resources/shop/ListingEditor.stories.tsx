import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminToken } from '#providers/providers.ts';
import { onAPhone, panelScreen, shows } from '#testing/inPanel.tsx';
import { listings } from '#testing/records/content.ts';
import { answering, press, screenAt } from '#testing/screenStory.ts';
import { failing } from '#testing/storyNetwork.ts';

const [listing] = listings;
const read = `GET /api/shop/${listing.id}`;
const answered = answering(read);

/** The form of a listing. */
const meta = {
  ...panelScreen,
  title: 'Administration/Screens/Listing editor',
  parameters: { ...screenAt(`/shop/edit/${listing.id}`, { [read]: { body: listing } }) },
  play: shows('Save Changes'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithData: Story = {};
export const OnAPhone: Story = onAPhone;
const shirt = {
  ...listing,
  options: [
    { kind: 'choice', name: 'Size', choices: ['S', 'M', 'L'] },
    { kind: 'text', name: 'Name on the back', maxLength: 12, surcharge: 15 },
  ],
  combinations: [
    { choices: ['S'], stock: 0, difference: 0 },
    { choices: ['M'], stock: 12, difference: 0 },
    { choices: ['L'], stock: null, difference: 5 },
  ],
  sizeChart: { columns: ['Chest', 'Length'], rows: [{ size: 'M', measures: [52, 71] }] },
};
/** With choices, each combination has its own stock. */
export const WithOptions: Story = {
  ...answered({ body: shirt }, 'Stock of each'),
};
export const WithOptionsOnAPhone: Story = { ...onAPhone, ...WithOptions };

const inTwoColours = {
  ...listing,
  images: listing.images.concat(Array.from({ length: 7 }, (_, index) => `${listing.imageUrl}?${index}`)),
  options: [
    { kind: 'choice', name: 'Size', choices: ['S', 'M'] },
    { kind: 'choice', name: 'Colour', choices: ['Navy', 'Gold'] },
  ],
  combinations: ['S', 'M'].flatMap((size) =>
    ['Navy', 'Gold'].map((colour) => ({ choices: [size, colour], stock: 3, difference: 0 })),
  ),
};
const choose = async (field: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const picturesShown = () =>
  screen
    .getAllByRole('group', { name: /, (Navy|Gold)$/ })
    .map((row) => row.textContent.includes('Picture 2'));
/** One picture is chosen for a whole colour; many images start folded, and a removed one leaves the focus beside it. */
export const PictureOfAColour: Story = {
  parameters: { panel: { replies: { [read]: { body: inTwoColours } } } },
  play: async () => {
    await expect(await screen.findByText(`${inTwoColours.images.length} images`)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add images' })).toBeNull();
    await choose('All of', 'Navy');
    await choose('One picture', 'Picture 2');
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(picturesShown()).toEqual([true, false, true, false]));
    await userEvent.click(screen.getByRole('button', { name: /^Images/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove image 2' }));
    await expect(screen.getByRole('button', { name: 'Add images' })).toHaveFocus();
  },
};
/** Saved, it leads back to the list with its search. */
export const LeadsBack: Story = {
  // Without a token, a listing is not saved.
  beforeEach: () => {
    adminToken.keep('a.b.c');
    return adminToken.remove;
  },
  parameters: {
    panel: {
      path: '/shop?filter=%7B%22q%22%3A%22shirt%22%7D',
      replies: { 'GET /api/shop': { body: listings }, [`PUT /api/shop/${listing.id}`]: { body: listing } },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: `Edit ${listing.title}` }));
    await press('Save Changes');
    await expect(await screen.findByRole('searchbox')).toHaveValue('shirt');
  },
};
/** Meanwhile nothing else can be chosen: it would be lost. */
export const Uploading: Story = {
  parameters: { panel: { replies: { 'POST /api/admin/upload-image': 'loading' } } },
  play: async () => {
    const picker = await screen.findByLabelText<HTMLInputElement>('Add images', { selector: 'input' });
    await userEvent.upload(picker, new File(['a picture'], 'gate.png', { type: 'image/png' }));
    await expect(await screen.findByRole('progressbar', { name: 'Uploading' })).toBeVisible();
    await expect(picker).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Add images' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Empty: Story = {
  parameters: { panel: { path: '/shop/create' } },
  play: shows('Images'),
};
export const Loading: Story = answered('loading', 'Edit Listing');
export const Failing: Story = answered(failing, messages.listings.loadFailed);
