import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DataOf, renderMail } from '@year-group/api/mail/templates';
import { resolvePalette } from '@year-group/api-types/group/palette';
import { otherGroups } from '@year-group/api-types/testing/otherGroups';
import { useStoryTheme } from '@year-group/ui-kit/testing/useStoryTheme';
import { expect, waitFor } from 'storybook/test';

const order: DataOf<'order-paid'> = {
  orderId: '7b0c5d1e-2f58-4a0e-9a55-3f8e6a1c9b10',
  customerName: 'Ama Owusu-Ansah',
  shippingAddress: '12 Boundary Road, Adum, Kumasi',
  lines: [
    { title: 'Anniversary polo shirt', quantity: 2, pricePesewas: 18_000 },
    { title: 'Hooded sweatshirt', quantity: 1, pricePesewas: 24_500 },
  ],
  deliveryPesewas: 1980,
  totalPesewas: 62_480,
  paidAt: '2026-11-02T20:15:00.000Z',
  isPreOrder: false,
};

interface LetterProps {
  group: keyof typeof otherGroups;
}

/** A letter as a mail program shows it, made by the server's own template. */
function Letter({ group }: LetterProps) {
  const theme = useStoryTheme();
  const { identity, look } = otherGroups[group];
  const publicUrl = 'https://www.year-group.example';
  const sender = { group: identity, publicUrl, colours: resolvePalette(look), iconQuery: '' };
  const letter = renderMail('order-paid', order, sender)
    .html // The server draws this icon of the crest.
    .replace(`${publicUrl}/icon-192.png`, look.crest ?? '')
    // The reader's system chooses the theme, here the toolbar.
    .replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all');
  return (
    <iframe
      title="Letter"
      sandbox="allow-same-origin"
      srcDoc={letter}
      style={{ inlineSize: '100%', blockSize: '60rem', border: 0, display: 'block' }}
    />
  );
}

/** The confirmation of a payment from groups with other names and colours. */
const meta = {
  title: 'Pages/Letters of other groups',
  component: Letter,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { group: 'maroon' },
  play: async ({ canvas, args: { group } }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Letter');
    await waitFor(() =>
      expect(frame.contentDocument?.body).toHaveTextContent(otherGroups[group].identity.name),
    );
  },
} satisfies Meta<LetterProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maroon: Story = {};
export const Yellow: Story = { args: { group: 'yellow' } };
export const Green: Story = { args: { group: 'green' } };
