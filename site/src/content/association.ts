/** What the association stands for, one value to a card. */
export interface Value {
  title: string;
  /** One or two sentences. */
  description: string;
}

/** A page of the association elsewhere. */
export interface SocialLink {
  network: 'Facebook' | 'Instagram' | 'Twitter' | 'YouTube';
  /** Absolute address of the association's own page. */
  url: string;
}

/** The association's name, words and addresses; the e-mail and phone are plain text, ready for mailto and tel links. */
export const association = {
  name: '2015 Year Group',
  subtitle: 'Old boys of the School at Legon, who came in 2012 and completed in 2015',
  tagline:
    'United by excellence, bound by brotherhood. We are the legacy of the school, the torchbearers of tomorrow.',
  motto: 'Excellence. Unity. Brotherhood.',
  email: 'hello@yeargroup2015.example',
  phone: '+233 30 000 2015',
};

/** Four social links in the order of the Connect With Us block; put the association's own pages here. */
export const socialLinks: SocialLink[] = [
  { network: 'Facebook', url: 'https://www.facebook.com/yeargroup2015.example' },
  { network: 'Instagram', url: 'https://www.instagram.com/yeargroup2015.example' },
  { network: 'Twitter', url: 'https://twitter.com/yg2015_example' },
  { network: 'YouTube', url: 'https://www.youtube.com/@yeargroup2015.example' },
];

/** The heading and two paragraphs that open the home page's about section. */
export const aboutIntroduction = {
  title: 'One year, eleven houses',
  paragraphs: [
    'In 2012 we were several hundred boys with new trunks and name tags sewn on by our mothers. We came from Axim and Bawku, from Keta, Kumasi and streets within sight of the School wall, and we were put into eleven houses by a list on a noticeboard.',
    'Three years later we left as one year. The association keeps it so: it finds those who have gone quiet, stands by those who are in trouble, and does something each year for the boys who sleep in our beds now.',
  ],
};

/** The three values of the motto, in its order. */
export const values: Value[] = [
  {
    title: 'Excellence',
    description:
      'Our masters returned work that was merely correct. We hold our own accounts, our projects and our trades to the same red pen.',
  },
  {
    title: 'Unity',
    description:
      'Eleven houses, sixteen regions, a dozen languages and one register. Nobody of the year is a guest at our table.',
  },
  {
    title: 'Brotherhood',
    description:
      'At weddings, at hospital beds and at the graveside, somebody from the year is there. He usually came by trotro, and he always stays to wash up.',
  },
];
