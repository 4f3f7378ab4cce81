import type { DemoListing } from './types.ts';

/** Five listings of souvenirs and memorabilia. */
export const keepsakeListings: DemoListing[] = [
  {
    slug: 'mug',
    views: 3,
    title: 'Prep-Time Mug',
    category: 'Souvenirs',
    condition: 'new',
    price: '65.00',
    description:
      'A heavy stoneware mug for Milo, koko or coffee, depending on how the years have treated you. It holds 350 ml to a finger’s width below the rim, is glazed cream inside and navy outside, and has the crest fired under the glaze so that it cannot peel. The handle takes three fingers. Made by a pottery at Vume from Volta clay, which means that the blue varies a little from one to the next. Safe in the microwave and the dishwasher. Packed in a straw-lined box.',
    daysAgo: 59,
    stock: 95,
  },
  {
    slug: 'crest-plaque',
    views: 2,
    title: 'Crest Plaque in Mahogany',
    category: 'Souvenirs',
    condition: 'new',
    price: '260.00',
    description:
      'For the office wall or for a teacher who deserves one. The crest of the year group is cast in brass, 14 cm high, and mounted by hand on a shield of Ghanaian mahogany 22 by 28 cm and 2 cm thick, oiled rather than varnished. Below it is a plate of 9 by 2 cm for a name and dates: up to forty letters, engraved at no extra cost, in about six working days. A keyhole is cut into the back and a screw supplied. Dust with a dry cloth and polish the brass once a year.',
    daysAgo: 126,
    stock: null,
  },
  {
    slug: 'keyring',
    views: 2,
    title: 'Torch Keyring',
    category: 'Souvenirs',
    condition: 'new',
    price: '35.00',
    description:
      'A small torch in solid brass, 48 mm long, on a split ring of steel that will not open in your pocket. The flame is filled with gold enamel; the handle is left bare and will darken with use, as it should. On the back are the year and a space of 20 mm, which any engraver at Makola can fill with initials while you wait. It weighs 31 grams. Bought in tens for a house table or a wedding party, it comes with a cotton pouch for each.',
    daysAgo: 160,
    stock: 240,
  },
  {
    slug: 'yearbook-2015',
    views: 3,
    title: 'The 2015 Yearbook, First Printing',
    category: 'Memorabilia',
    condition: 'used-good',
    price: '150.00',
    description:
      'Original copies of the yearbook that we were handed in May 2015, given back by members who had two or whose parents had put one away. Hardback, 148 pages, 21 by 28 cm, with a portrait and a line of print for every boy of the year, the house photographs, and the sports results including the ones that we lost. Corners are rubbed and a few pages carry signatures, which we have left alone. The binding is sound in all of them. The pictures show the very copies on sale; the next one on the pile will be sent.',
    daysAgo: 45,
    stock: 9,
  },
  {
    slug: 'framed-photo',
    views: 2,
    title: 'The Whole Year, Framed',
    category: 'Memorabilia',
    condition: 'new',
    price: '280.00',
    description:
      'The panorama that was taken on the front steps in our last week: the whole year in nine rows, with one boy running back into the end of the fourth. Scanned again from the negative and printed on matt cotton paper, 60 by 20 cm, within a cream mount. The frame is of odum from Kwabenya, 72 by 32 cm outside, glazed with acrylic so that it travels safely, and strung ready to hang. A key with every name that we could confirm is fixed to the back. Keep it away from direct sun.',
    daysAgo: 88,
    stock: null,
  },
];
