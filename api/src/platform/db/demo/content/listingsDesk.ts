import type { DemoListing } from './types.ts';

/** Five listings of books, electronics and others. */
export const deskListings: DemoListing[] = [
  {
    slug: 'history-book',
    views: 2,
    title: 'Three Years at Legon: A History of Our Time',
    category: 'Books',
    condition: 'new',
    price: '120.00',
    description:
      'The story of one year group from the first night of homesickness to the last paper, told by forty-six of those who were there. Abraham Ato Yankson, who teaches history at Cape Coast, gathered the accounts and checked them against the headmasters’ log-books. There are chapters on food, on the lights-out economy, on three housemasters, and on the match that was played twice. Paperback with flaps, 264 pages, 16 pages of photographs, an index of nicknames. 15 by 23 cm. All proceeds go to the Torchbearers’ Scholarship.',
    daysAgo: 25,
    stock: 160,
  },
  {
    slug: 'notebook',
    views: 2,
    title: 'Cloth-Bound Notebook',
    category: 'Books',
    condition: 'new',
    price: '55.00',
    description:
      'A notebook that lies flat on the first day. The cover is navy book cloth with the crest blocked in gold, and the 192 pages are ruled at 8 mm on cream paper of 90 g that takes a fountain pen without showing through. Sewn in sections, A5, with rounded corners, a ribbon and a pocket inside the back board for receipts. The first page has a place for your name, your house and the sum that you owe to whoever lent you a pen. Wipe the cover with a barely damp cloth.',
    daysAgo: 49,
    stock: 210,
  },
  {
    slug: 'power-bank',
    views: 2,
    title: 'Dumsor Power Bank, 20,000 mAh',
    category: 'Electronics',
    condition: 'new',
    price: '290.00',
    description:
      'Named after the power cuts of our final year, when we revised by torchlight. It holds 20,000 mAh, enough to fill an ordinary telephone four times, and has two USB-A ports and one USB-C port that both takes and gives 22.5 watts. A row of four lamps shows what is left, and the long edge is itself a torch. The case is rubberised navy with the crest in grey. It weighs 390 grams, is permitted in cabin baggage, and comes with a 60 cm cable and a guarantee of twelve months.',
    daysAgo: 70,
    stock: 37,
  },
  {
    slug: 'bluetooth-speaker',
    views: 2,
    title: 'Entertainment-Night Speaker',
    category: 'Electronics',
    condition: 'refurbished',
    price: '340.00',
    description:
      'Saturday entertainment, in a box that you can carry in one hand. These speakers were used twice at association events, then opened, cleaned and given new batteries by a technician at Circle, who guarantees each one for six months. Two drivers of 10 watts, a passive bass at the back, Bluetooth 5.0 and a socket for a cable. A charge lasts eleven hours at a volume that the neighbours can live with. 21 by 9 by 8 cm, 760 grams, resistant to splashes though not to bathing. Faint marks on the feet; the grille is as new.',
    daysAgo: 101,
    stock: 12,
  },
  {
    slug: 'umbrella',
    views: 2,
    title: 'June Umbrella',
    category: 'Other',
    condition: 'new',
    price: '160.00',
    description:
      'Big enough for two men in suits, and tested on the forecourt in the second week of June. The canopy is 130 cm across, of tightly woven pongee in alternate panels of navy and gold, on eight ribs of fibreglass that turn inside out in a gale and come back without complaint. The shaft is ash, 94 cm long, with a straight handle and the year burnt into the wood. It opens at a button and closes by hand. Let it dry open before you roll it, or the panels will mark one another.',
    daysAgo: 143,
    stock: 28,
  },
];
