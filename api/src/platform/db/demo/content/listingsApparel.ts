import type { DemoListing } from './types.ts';

/** Six listings of apparel and accessories. */
export const apparelListings: DemoListing[] = [
  {
    slug: 'polo-shirt',
    views: 3,
    title: '2015 Polo Shirt, Navy',
    category: 'Apparel',
    condition: 'new',
    price: '180.00',
    description:
      'A polo that keeps its collar. Cut and sewn in Tema from 220 g combed cotton piqué, pre-shrunk, in school navy with a single gold line on the cuff. The crest is embroidered over the heart, 70 mm high, with 2015 below it in small figures. Two horn-coloured buttons and a spare inside the hem. Sizes S to 3XL, with the chest measuring 96, 102, 108, 114, 120 and 126 cm; reply to the letter about your order with your size. Wash at 30 degrees, inside out, and dry in the shade. Do not iron over the crest.',
    daysAgo: 6,
    stock: 84,
  },
  {
    slug: 'anniversary-tee',
    views: 2,
    title: 'Ten Years On T-Shirt',
    category: 'Apparel',
    condition: 'new',
    price: '95.00',
    description:
      'The shirt of the decade reunion, printed a second time because so many of us came home with only one. White, 180 g ring-spun cotton, crew neck, with the eleven houses listed on the back in the order in which the dining hall used to call them. The front carries a small gold torch and nothing else. Screen-printed at Kaneshie with water-based ink that softens after the first wash. Unisex sizes S to 2XL and children’s 4 to 12 years. Machine wash at 30 degrees with like colours.',
    daysAgo: 41,
    stock: 130,
  },
  {
    slug: 'hoodie',
    views: 3,
    title: 'Harmattan Hoodie',
    category: 'Apparel',
    condition: 'new',
    price: '320.00',
    description:
      'For January mornings at Legon and for every month of the year in London. Brushed-back fleece, 320 g, 80 per cent cotton and 20 per cent polyester, in deep blue with a lining of gold jersey in the hood. The front pocket has an inner pouch that holds a telephone, and the cords are flat so that they stay tied. A crest patch is sewn on the left sleeve. Sizes M to 2XL, cut generously; if you are between two, take the smaller. Wash cold, dry flat and do not tumble.',
    daysAgo: 19,
    stock: 46,
  },
  {
    slug: 'house-tie',
    views: 2,
    title: 'House Tie, Woven Stripe',
    category: 'Apparel',
    condition: 'new',
    price: '140.00',
    description:
      'Woven, not printed, in your own house’s colours on a navy ground. Each tie is of silk and fine polyester in equal parts, 148 cm long and 8 cm at the widest point, with a wool interlining that springs back overnight and a keeper loop bearing the name of the house. All eleven houses are in stock; reply to the letter about your order with yours and we shall not argue. Comes rolled in a card box that fits a drawer. Dry-clean only, and untie it rather than pulling the thin end through.',
    daysAgo: 77,
    stock: 110,
  },
  {
    slug: 'cap',
    views: 2,
    title: 'Six-Panel Cap',
    category: 'Accessories',
    condition: 'new',
    price: '85.00',
    description:
      'A plain, well-made cap for the touchline. Washed cotton twill in navy, six panels with stitched eyelets, and a brim that has been curved a little and will take more. The torch is embroidered in gold at the front, 45 mm across, and the year is on the strap at the back. A brass slide fits heads from 55 to 62 cm. The sweatband is terry cotton and dries within an hour on a line. Hand-wash in cool water, shape it over a bowl and leave it out of the sun.',
    daysAgo: 54,
    stock: 72,
  },
  {
    slug: 'tote-bag',
    views: 3,
    title: 'Canvas Tote with Wax-Print Lining',
    category: 'Accessories',
    condition: 'new',
    price: '110.00',
    description:
      'Strong enough for two tubers of yam or a term’s worth of marking. The outside is natural 12 oz canvas with the School gate drawn in blue line; the lining is Ghanaian wax print, so no two are quite alike inside. It measures 38 by 42 cm with a 12 cm base, has straps of 65 cm that go over the shoulder, one zipped pocket and a loop for keys. Sewn by four seamstresses at Madina, whose initials are on the label. Wash by hand in cold water; the canvas will soften.',
    daysAgo: 11,
    stock: 58,
  },
];
