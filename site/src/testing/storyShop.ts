import type { Listing } from '@year-group/api-types/shop/listing';
import { makeListing, makeShirt } from '@year-group/api-types/testing/factories';
import type { CartLine } from '#store/cartSlice.ts';
import { ok } from './replies.ts';
import { upcomingEvents } from './storyEvents.ts';

// The demo's pictures are next to Storybook, wherever it is mounted.
const picture = (name: string) => `${import.meta.env.BASE_URL}uploads/${name}.webp`;

/** Three pictures of one shirt, as the shop stores them. */
const poloViews = [
  picture('polo-shirt-1-1200x1200-836e6e'),
  picture('polo-shirt-2-1200x1200-2c3963'),
  picture('polo-shirt-3-1200x1200-a1806d'),
];

/** A shirt with unlimited stock and three pictures. */
export const polo = makeListing({
  description:
    'Heavy cotton piqué in school blue, the crest on the left chest and the year inside the collar.\nWashes at forty degrees; the crest has survived sixty washes and one reunion.',
  imageUrl: poloViews[0] ?? '',
  images: poloViews,
});
/** The last three pieces of a listing. */
export const hoodie = makeListing({
  title: 'Harmattan hoodie',
  price: 320,
  stock: 3,
  imageUrl: picture('hoodie-1-1200x1200-7e686d'),
});
/** A sold-out listing. */
export const plaque = makeListing({
  title: 'Crest plaque in mahogany, engraved with a name of up to forty letters',
  category: 'Souvenirs',
  price: 1260,
  stock: 0,
  imageUrl: picture('crest-plaque-1-1200x1200-b5825e'),
});
export const mug = makeListing({
  title: 'Prep-time mug',
  category: 'Souvenirs',
  price: 45.5,
  imageUrl: picture('mug-1-1200x1200-af8b76'),
});
/** A used listing. */
const yearbook = makeListing({
  title: 'The yearbook, second printing',
  category: 'Books',
  condition: 'used-excellent',
  price: 95,
  stock: 12,
  imageUrl: picture('yearbook-2015-1-1200x1200-846e6e'),
});

/** All listings, newest first. */
export const listings: readonly Listing[] = [
  polo,
  mug,
  plaque,
  hoodie,
  yearbook,
  makeListing({
    title: 'House tie',
    category: 'Accessories',
    price: 80,
    imageUrl: picture('house-tie-1-1200x1200-bf9c80'),
  }),
  makeListing({
    title: 'Power bank, 20,000 mAh, engraved with your house',
    category: 'Electronics',
    price: 285,
    imageUrl: picture('power-bank-1-1200x1200-967165'),
  }),
  makeListing({
    title: 'Assembly, 2012, framed',
    category: 'Memorabilia',
    price: 210,
    stock: 7,
    imageUrl: picture('framed-photo-1-1200x1200-b68d70'),
  }),
];

/** A shirt to choose: size, colour and a name. L in navy is sold out, XXL in every colour. */
export const shirt = makeShirt({
  title: 'Year shirt',
  imageUrl: poloViews[0] ?? '',
  images: poloViews,
  options: [
    { kind: 'choice', name: 'Size', choices: ['S', 'M', 'L', 'XL', 'XXL'] },
    { kind: 'choice', name: 'Colour', choices: ['Navy', 'White'] },
    { kind: 'text', name: 'Name on the back', maxLength: 12, surcharge: 25 },
  ],
  combinations: [
    { choices: ['M', 'Navy'], stock: 3, difference: 0 },
    { choices: ['L', 'Navy'], stock: 0, difference: 0 },
    { choices: ['XL', 'Navy'], stock: 8, difference: 20 },
    { choices: ['M', 'White'], stock: 5, difference: -10.5, imageUrl: poloViews[1] ?? '' },
    { choices: ['XXL', 'Navy'], stock: 0, difference: 20 },
    { choices: ['XXL', 'White'], stock: 0, difference: 20 },
  ],
});

/** The read of the shop. */
export const shopReads = { '/api/shop': ok(listings), '/api/events': ok(upcomingEvents) };

/** A cart line as it is when it was just added. */
export function lineOf(listing: Listing, quantity = 1, changes: Partial<CartLine> = {}): CartLine {
  const { id, title, category, imageUrl, price } = listing;
  return { id, title, category, imageUrl, price, quantity, ...changes };
}
