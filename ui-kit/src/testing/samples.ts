import type { ArticleCardProps } from '../components/ArticleCard/ArticleCard.tsx';
import type { EventCardProps } from '../components/EventCard/EventCard.tsx';
import type { ViewerPicture } from '../components/ImageViewer/ImageViewer.tsx';
import type { ListingCardProps } from '../components/ListingCard/ListingCard.tsx';
import type { MemberCardProps } from '../components/MemberCard/MemberCard.tsx';
import type { NavBarLink } from '../components/NavBar/NavBar.tsx';
import type { PersonCardProps } from '../components/PersonCard/PersonCard.tsx';
import type { PictureSource } from '../components/Picture/Picture.tsx';
import type { Milestone } from '../components/Timeline/Timeline.tsx';
import { tokens } from '../tokens/tokens.ts';

/** Realistic content for stories. */

const { night, color } = tokens;

/** A generated picture that needs no file: hills and a low sun. */
export function drawnPicture(seed = 0, width = 1200, height = 800): PictureSource {
  const sun = 20 + ((seed * 37) % 60);
  const hill = 56 + ((seed * 13) % 18);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 66" preserveAspectRatio="xMidYMid slice"><linearGradient id="s" x2="0" y2="1"><stop stop-color="${night.ground}"/><stop offset="1" stop-color="${night.gold}"/></linearGradient><path fill="url(#s)" d="M0 0h100v66H0z"/><circle cx="${sun}" cy="${hill - 12}" r="7" fill="${color.light.paper}"/><path fill="${color.light.brand}" opacity=".7" d="M0 ${hill}q25-16 50-3t50-5v40H0z"/><path fill="${night.deep}" d="M0 ${hill + 6}q30-9 55 0t45-4v30H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, colour: color.light.brand };
}

/** A stored picture: its address contains its size and colour. */
export function storedPicture(src: string): PictureSource {
  const [, stem = '', width, height, colour] = /^(.*-(\d+)x(\d+)-([0-9a-f]{6}))\.webp$/.exec(src) ?? [];
  const widths = [240, 480, 736, 960]
    .filter((each) => each < Number(width))
    .map((each) => `${stem}.${each}.webp ${each}w`);
  return {
    src,
    srcSet: [...widths, `${src} ${width}w`].join(', '),
    width: Number(width),
    height: Number(height),
    colour: `#${colour}`,
  };
}

/** The gallery's seven pictures, as the site stores them. */
export const scenes = {
  assembly: storedPicture('/images/gallery/assembly-1600x1067-8c7671.webp'),
  diningHall: storedPicture('/images/gallery/dining-hall-1200x1200-957e72.webp'),
  dormitories: storedPicture('/images/gallery/dormitories-1200x900-927265.webp'),
  football: storedPicture('/images/gallery/football-1600x1067-94685b.webp'),
  scienceLab: storedPicture('/images/gallery/science-lab-1200x900-806b61.webp'),
  graduation: storedPicture('/images/gallery/graduation-1200x1500-6d575e.webp'),
  reunion: storedPicture('/images/gallery/reunion-1600x1067-795f59.webp'),
};

/** The demo's school gate. */
export const gate = storedPicture('/uploads/gate-1600x1000-524755.webp');

export const association = 'The 2015 Year Group';
export const motto = 'United by excellence, bound by brotherhood.';
export const tagline = `${motto} We are the legacy of the school, the torchbearers of tomorrow.`;

export const navBarLinks: readonly NavBarLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Members', href: '/members' },
  { label: 'News', href: '/news' },
  { label: 'Shop', href: '/shop' },
  { label: 'Donate', href: '/donate' },
  { label: 'Register', href: '/register' },
];

export const socials = [
  { label: 'Facebook', href: 'https://facebook.com', icon: 'facebook' },
  { label: 'Instagram', href: 'https://instagram.com', icon: 'instagram' },
  { label: 'Twitter', href: 'https://twitter.com', icon: 'twitter' },
  { label: 'YouTube', href: 'https://youtube.com', icon: 'youtube' },
] as const;

export const journey: readonly Milestone[] = [
  {
    year: '2012',
    icon: 'gate',
    title: 'The Beginning',
    description: 'Three hundred and twelve boys walk through the gate with a trunk, a chop box and a bucket.',
  },
  {
    year: '2014',
    icon: 'book',
    title: 'Shaping Excellence',
    description: 'Second at the National Science and Maths Quiz, first in the hearts of the dining hall.',
  },
  {
    year: '2015',
    icon: 'cap',
    title: 'Graduation & Beyond',
    description: 'The last paper, the last assembly, and a promise on the chapel steps to meet again.',
  },
  {
    year: 'Present',
    icon: 'hands',
    title: 'Making Impact',
    description: 'A new microscope for every bench in the science lab, and a bursary that bears our year.',
  },
];

export const articles: readonly ArticleCardProps[] = [
  {
    title: 'Thirty microscopes arrive at the science block',
    href: '/news/1',
    category: 'Projects',
    date: 'March 14, 2026',
    dateTime: '2026-03-14',
    excerpt: 'The container cleared Tema on Tuesday. By Friday afternoon the Form Two biology class had…',
    picture: scenes.scienceLab,
  },
  {
    title: 'Kwabena Owusu-Ansah called to the bar in Accra',
    href: '/news/2',
    category: 'Members',
    date: 'March 2, 2026',
    dateTime: '2026-03-02',
    excerpt: 'Eleven of us filled a row at the ceremony, loud enough that the Chief Justice looked up…',
    picture: scenes.graduation,
  },
  {
    title: 'How the bursary works, and how to put a name forward',
    href: '/news/3',
    category: 'Welfare',
    date: 'February 20, 2026',
    dateTime: '2026-02-20',
    excerpt: 'Two boys every year, fees and books paid until they finish. Here is who decides and when…',
    picture: scenes.assembly,
  },
];

export const events: readonly EventCardProps[] = [
  {
    title: 'Homecoming football: 2015 against 2014',
    href: '/events/1',
    day: '18',
    month: 'Apr',
    year: '2026',
    dateTime: '2026-04-18T15:30Z',
    time: '3:30 pm',
    place: 'School park, Legon',
    category: 'Sports',
    excerpt: 'Boots optional, hamstrings at your own risk. Children play at half time.',
    picture: scenes.football,
  },
  {
    title: 'Annual general meeting and dinner',
    href: '/events/2',
    day: '30',
    month: 'May',
    year: '2026',
    dateTime: '2026-05-30T18:00Z',
    time: '6:00 pm',
    place: 'Alisa Hotel, North Ridge, Accra',
    category: 'Meeting',
    excerpt: 'Accounts, elections, jollof. Members abroad join by video from seven.',
    picture: scenes.reunion,
  },
  {
    title: 'Career morning with the Form Threes',
    href: '/events/3',
    day: '6',
    month: 'Jun',
    year: '2026',
    dateTime: '2026-06-06T09:00Z',
    time: '9:00 am',
    place: 'Assembly hall',
    category: 'Mentoring',
    excerpt: 'Twelve professions, twelve tables, forty minutes each.',
    picture: scenes.dormitories,
  },
];

const galleryCaptions = {
  assembly: ['Monday assembly', 'Six in the morning, four hundred voices, one hymn.'],
  diningHall: ['Dining hall', 'Table four, where the beans were always finished first.'],
  dormitories: ['Dormitory at dusk', 'Ten minutes to lights out in Kwansa House.'],
  football: ['Football on the park', 'Inter-houses final, 2014. Riis won; Labone still disputes it.'],
  scienceLab: ['Science lab', 'One microscope, forty boys, and Mr. Asante’s patience.'],
  graduation: ['Graduation day', 'The chapel steps, July 2015.'],
  reunion: ['Reunion', 'Ten years on, the same steps, slightly wider.'],
} as const;

export const gallery: readonly ViewerPicture[] = Object.entries(galleryCaptions).map(
  ([scene, [alt, caption]]) => ({ ...scenes[scene as keyof typeof scenes], alt, caption }),
);

export const people: readonly PersonCardProps[] = [
  {
    name: 'Kwame Asare-Boateng',
    office: 'President',
    bio: 'Civil engineer. Built the bridge he missed lectures to draw; still answers the group first.',
    portrait: storedPicture('/images/leaders/president-800x1000-524e69.webp'),
  },
  {
    name: 'Emmanuel Tetteh Quaye',
    office: 'Vice President',
    bio: 'Paediatrician at Korle Bu. Keeps the minutes of every argument, kindly.',
    portrait: storedPicture('/images/leaders/vice-president-800x1000-8c563e.webp'),
  },
  {
    name: 'Nii Armah Lamptey',
    office: 'Vice President, Diaspora',
    bio: 'Runs the Toronto chapter from a kitchen table and two time zones.',
    portrait: storedPicture('/images/leaders/vice-president-diaspora-800x1000-7d5e63.webp'),
  },
  {
    name: 'Yaw Ofori Mensah',
    office: 'Treasurer',
    bio: 'Chartered accountant. Every cedi has a receipt, and every receipt a photograph.',
    portrait: storedPicture('/images/leaders/treasurer-800x1000-a17741.webp'),
  },
];

export const members: readonly MemberCardProps[] = [
  {
    name: 'Kwabena Owusu-Ansah',
    href: '/members/1',
    house: 'Akro House',
    houseIndex: 3,
    occupation: 'Barrister',
    place: 'Accra',
  },
  {
    name: 'Nana Yaw Frimpong-Boateng Agyeman',
    href: '/members/2',
    house: 'Owusu-Parry House',
    houseIndex: 7,
    occupation: 'Structural engineer',
    place: 'Kumasi',
  },
  {
    name: 'Selorm Dzokoto',
    href: '/members/3',
    house: 'Ako-Adjei House',
    houseIndex: 6,
    occupation: 'Secondary school teacher',
    place: 'Ho',
  },
  {
    name: 'Ɔkyerɛma Asante',
    href: '/members/4',
    house: 'P.T.A. House',
    houseIndex: 9,
    occupation: 'Musician',
    place: 'Toronto',
  },
  { name: 'Abdul-Rahman Iddrisu', href: '/members/5', house: 'House 14', houseIndex: 10, place: 'Tamale' },
  { name: 'Joel Ankrah', href: '/members/6' },
];

export const listings: readonly ListingCardProps[] = [
  {
    title: 'Tenth anniversary jersey',
    href: '/shop/1',
    category: 'Apparel',
    price: 180,
    picture: drawnPicture(21, 1200, 1200),
  },
  {
    title: 'The yearbook, second printing',
    href: '/shop/2',
    category: 'Books',
    price: 95.5,
    note: 'Only 3 left',
    picture: drawnPicture(22, 1200, 1200),
  },
  {
    title: 'Enamel mug with the crest',
    href: '/shop/3',
    category: 'Souvenirs',
    price: 45,
    picture: drawnPicture(23, 1200, 1200),
  },
  {
    title: 'Power bank, 20,000 mAh, engraved with your house',
    href: '/shop/4',
    category: 'Electronics',
    price: 1250,
    picture: drawnPicture(24, 1200, 1200),
  },
];

/** A group's houses, in its order. */
export const houses = [
  'Kwansa House',
  'Clerk House',
  'Engmann House',
  'Akro House',
  'Riis House',
  'Labone House',
  'Ako-Adjei House',
  'Owusu-Parry House',
  'House 9',
  'P.T.A. House',
  'House 14',
] as const;
