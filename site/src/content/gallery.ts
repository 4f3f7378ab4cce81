/** A captioned scene of the gallery; its picture is the site picture of the same slug. */
export interface GalleryScene {
  slug: string;
  /** One sentence, shown with the picture. */
  caption: string;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
}

/** The seven scenes of the home page's gallery, in order. */
export const galleryScenes: GalleryScene[] = [
  {
    slug: 'assembly',
    caption: 'Seven o’clock, white shirts, and the hymn that everyone pretended not to love.',
    alt: 'Illustration of boys in white shirts standing in rows before the assembly hall as low golden light comes through the arches.',
  },
  {
    slug: 'dining-hall',
    caption: 'Ten to a table, and the last ladle always went to the boy who had served.',
    alt: 'Illustration of long tables and benches in the dining hall, with evening sun falling in bars across plates and steaming bowls.',
  },
  {
    slug: 'dormitories',
    caption: 'Shirts on the line by four, gossip on the balcony by five.',
    alt: 'Illustration of a two-storey dormitory block at sunset, with washing on a line and boys leaning on the balcony rail.',
  },
  {
    slug: 'football',
    caption: 'The park at dusk, when the next goal was always going to be the winner.',
    alt: 'Illustration of boys playing football on a dusty field, their long shadows reaching towards the goal under an amber sky.',
  },
  {
    slug: 'science-lab',
    caption: 'We broke eleven beakers in Form Two and found one thing out.',
    alt: 'Illustration of a science laboratory in late light, with glass flasks, a gas flame and boys bent over a bench.',
  },
  {
    slug: 'graduation',
    caption: 'May 2015: all that way to the gate, and now we were walking slowly.',
    alt: 'Illustration of young men throwing their caps into a gold and blue sky in front of the School buildings.',
  },
  {
    slug: 'reunion',
    caption: 'Ten years later, still arguing about the missing iron.',
    alt: 'Illustration of grown men in smocks, kente and suits laughing round a table under strings of lamps at nightfall.',
  },
];
