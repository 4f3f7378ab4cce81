import type { Event, EventInput } from '../content/event.ts';
import type { NewsInput, NewsItem } from '../content/newsItem.ts';
import type { Member, Registration } from '../members/member.ts';
import { byField, optionalFields } from '../members/memberFields.ts';
import type { Listing } from '../shop/listing.ts';
import type { Order } from '../shop/order.ts';
import type { SiteSettings } from '../system/systemEndpoints.ts';

/**
 * Sample data for tests and stories, the only source of it. Each factory takes the fields that
 * matter and fills in the rest; ids count up, so they are the same in every run.
 */

let counter = 0;

/** A UUID v7 that counts up from the start of the run. */
export function makeId(): string {
  counter += 1;
  return `01890000-0000-7000-8000-${counter.toString(16).padStart(12, '0')}`;
}

/** Settings of a server that pages of the site read. */
export function makeSiteSettings(fields: Partial<SiteSettings> = {}): SiteSettings {
  const open = { contactHiddenByDefault: false, registrationAwaits: [] };
  return { registrationKey: 'public-registration', emailRule: 'spec', ...open, ...fields };
}

/** A picture of another site, which an editor may paste: there is no upload that every server has. */
const pasted = 'https://pictures.example.org/sample.jpg';

/** What an officer sends to publish a news item. */
export function makeNewsInput(fields: Partial<NewsInput> = {}): NewsInput {
  return {
    title: 'A new library for Akro House',
    category: 'Giving back',
    content: '<p>The year group handed over <strong>1,200 books</strong> on Saturday.</p>',
    imageUrl: pasted,
    ...fields,
  };
}

/** A published news item. */
export function makeNewsItem(fields: Partial<NewsItem> = {}): NewsItem {
  const { publishAt: _published, ...input } = makeNewsInput();
  const imageUrl = '/uploads/sample-1600x1067-c8a15a.webp';
  return { id: makeId(), createdAt: '2026-10-04T09:30:00.000Z', ...input, imageUrl, ...fields };
}

/** What an officer sends to publish an event. */
export function makeEventInput(fields: Partial<EventInput> = {}): EventInput {
  return {
    title: 'Homecoming dinner',
    category: 'Reunion',
    description: '<p>An evening on the school lawn, with the old house songs.</p>',
    imageUrl: pasted,
    date: '2026-12-19',
    time: '18:30',
    location: 'Assembly Hall, Legon, Accra',
    ...fields,
  };
}

/** A published event. */
export function makeEvent(fields: Partial<Event> = {}): Event {
  const imageUrl = '/uploads/sample-1600x1067-12295f.webp';
  const event = {
    id: makeId(),
    createdAt: '2026-10-01T08:00:00.000Z',
    ...makeEventInput({ imageUrl }),
    ...fields,
  };
  return { startsAt: `${event.date}T${event.time}:00.000Z`, ...event };
}

/** What the registration form sends, from a group without houses. */
export function makeRegistration(fields: Partial<Registration> = {}): Registration {
  return {
    ...byField(optionalFields, () => ''),
    fullName: 'Kwame Mensah',
    email: 'kwame.mensah@example.com',
    phone: '+233201234567',
    currentOccupation: 'Civil engineer',
    location: 'East Legon, Accra',
    message: 'Glad to be back among brothers.',
    ...fields,
  };
}

/** A member as other members see one. */
export function makeMember(fields: Partial<Member> = {}): Member {
  const { website: _robots, ...registration } = makeRegistration({ houseAtPresec: 'Akro House' });
  const hidden: Member['hidden'] = [];
  return { id: makeId(), registeredAt: '2026-03-06T12:00:00.000Z', ...registration, hidden, ...fields };
}

/** A listing of the shop. */
export function makeListing(fields: Partial<Listing> = {}): Listing {
  const imageUrl = fields.imageUrl ?? '/uploads/sample-1200x1200-e3a82b.webp';
  return {
    id: makeId(),
    title: 'Anniversary polo shirt',
    description: 'Heavy cotton piqué in school blue, crest on the left chest.',
    price: 180,
    category: 'Apparel',
    condition: 'new',
    images: [imageUrl],
    stock: null,
    createdAt: '2026-09-12T10:00:00.000Z',
    ...fields,
    imageUrl,
  };
}

/** A listing with sizes, colours and a name on the back: L in Navy is sold out, XL costs more. */
export function makeShirt(fields: Partial<Listing> = {}): Listing {
  const [navy, white] = ['/uploads/sample-1200x1200-e3a82b.webp', '/uploads/sample-1200x1200-b8cbe6.webp'];
  return makeListing({
    images: [navy, white],
    stock: null,
    options: [
      { kind: 'choice', name: 'Size', choices: ['M', 'L', 'XL'] },
      { kind: 'choice', name: 'Colour', choices: ['Navy', 'White'] },
      { kind: 'text', name: 'Name on the back', maxLength: 12, surcharge: 25 },
    ],
    combinations: [
      { choices: ['M', 'Navy'], stock: 3, difference: 0 },
      { choices: ['L', 'Navy'], stock: 0, difference: 0 },
      { choices: ['XL', 'Navy'], stock: 8, difference: 20 },
      { choices: ['M', 'White'], stock: 5, difference: -10.5, imageUrl: white },
    ],
    sizeChart: {
      columns: ['Chest', 'Length'],
      rows: [
        { size: 'M', measures: [54, 72] },
        { size: 'L', measures: [57, 74] },
        { size: 'XL', measures: [60, 76] },
      ],
    },
    ...fields,
  });
}

/** An order of two shirts, not yet paid. */
export function makeOrder(fields: Partial<Order> = {}): Order {
  return {
    id: makeId(),
    customerName: 'Ama Owusu',
    customerEmail: 'ama.owusu@example.com',
    customerPhone: '+233241112223',
    shippingAddress: '12 Boundary Road, East Legon, Accra',
    totalAmount: 379.8,
    deliveryCost: 19.8,
    deliveryMethod: 'Standard Delivery',
    distance: 4,
    status: 'pending',
    paymentState: null,
    paidAmount: 0,
    refundedAmount: 0,
    isPayable: (fields.status ?? 'pending') === 'pending',
    createdAt: '2026-11-02T20:15:00.000Z',
    items: [
      {
        id: makeId(),
        title: 'Anniversary polo shirt',
        imageUrl: '/uploads/sample-1200x1200-e3a82b.webp',
        price: 180,
        quantity: 2,
        listing: { title: 'Anniversary polo shirt' },
      },
    ],
    ...fields,
  };
}
