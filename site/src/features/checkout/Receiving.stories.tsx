import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { upcomingEvents } from '#testing/storyEvents.ts';
import { storyRecord } from '#testing/storyGroup.ts';
import { shopper, smallCart } from '#testing/storyOrders.ts';
import { shopReads } from '#testing/storyShop.ts';

const { checkout } = messages;
const [event] = upcomingEvents;
const point = 'Kumasi chapter';
const draftFor = (deliveryMethod: string, receiveAt: string) => ({
  checkout: {
    details: { ...shopper, shippingAddress: '' },
    receiving: { deliveryMethod, receiveAt },
    quote: null,
  },
});
const pickUp = draftFor('Pick-up', point);
const shopOf = (changes: Partial<typeof storyRecord.shop>) =>
  ok({ section: 'shop', version: 1, content: { ...storyRecord.shop, ...changes } });

/* How an order is received: by delivery, at a pick-up point, at an event. */
const meta = {
  ...pageStory,
  title: 'Pages/Receiving an order',
  tags: ['!autodocs'],
  args: { path: '/checkout', api: shopReads, cart: smallCart, tab: pickUp },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtAPickUpPoint: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Pick up at Kumasi chapter/ })).toBeChecked();
    await expect(canvas.queryByRole('combobox', { name: /Delivery Address/ })).toBeNull();
  },
};

export const AtAnEvent: Story = {
  args: {
    tab: draftFor('At an event', event.id),
    api: { ...shopReads, '/api/group/shop': shopOf({ bringToEvents: true }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Homecoming football.*Free/ })).toBeChecked();
  },
};

export const IsChosenByTheKeyboard: Story = {
  tags: ['no-picture'],
  args: { tab: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /Phone Number/ }));
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Standard Delivery/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Kumasi chapter/ })).toBeChecked();
  },
};

/** The group has neither pick-up points nor events: there is nothing to choose. */
export const OnlyDelivered: Story = {
  args: {
    tab: {},
    api: { ...shopReads, '/api/group/shop': shopOf({ pickUpPoints: [], bringToEvents: false }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Delivery Address/ })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** The pick-up point was chosen before the group removed it. */
export const PlaceGone: Story = {
  args: { tab: draftFor('Pick-up', 'Tamale chapter') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(checkout.placeGone);
    await expect(canvas.getByRole('textbox', { name: /Full Name/ })).toHaveValue(shopper.customerName);
  },
};

export const Review: Story = {
  args: { path: '/checkout?step=review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Prempeh II Street/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Place Order and Pay GH₵415.50' })).toBeEnabled();
  },
};

/** The fee of the pick-up point has changed since the shopper saw it. */
export const FeeChanged: Story = {
  args: {
    ...Review.args,
    api: {
      ...shopReads,
      '/api/group/shop': [
        shopOf({}),
        shopOf({ pickUpPoints: storyRecord.shop.pickUpPoints.map((each) => ({ ...each, fee: 12 })) }),
      ],
      'POST /api/orders': refused(409, checkout.totalChanged, 'total-changed', {
        figures: { deliveryCost: 12, totalAmount: 417.5 },
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order and Pay GH₵415.50' }));
    await expect(await canvas.findByRole('button', { name: 'Confirm and Pay GH₵417.50' })).toBeEnabled();
  },
};
