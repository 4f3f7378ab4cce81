import type { ArticleCardProps } from '../components/ArticleCard/ArticleCard.tsx';
import type { EventCardProps } from '../components/EventCard/EventCard.tsx';
import type { ViewerPicture } from '../components/ImageViewer/ImageViewer.tsx';
import type { NavBarLink } from '../components/NavBar/NavBar.tsx';
import type { PictureSource } from '../components/Picture/Picture.tsx';
import type { Milestone } from '../components/Timeline/Timeline.tsx';
import { tokens } from '../tokens/tokens.ts';

/** Content for stories: what the site of a year group really shows. */

const { night, color } = tokens;

/** A picture that needs no file: a low sun over hills in our own colours. */
export function drawnPicture(seed = 0, width = 1200, height = 800): PictureSource {
  const sun = 20 + ((seed * 37) % 60);
  const hill = 56 + ((seed * 13) % 18);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 66" preserveAspectRatio="xMidYMid slice"><linearGradient id="s" x2="0" y2="1"><stop stop-color="${night.ground}"/><stop offset="1" stop-color="${night.gold}"/></linearGradient><path fill="url(#s)" d="M0 0h100v66H0z"/><circle cx="${sun}" cy="${hill - 12}" r="7" fill="${color.light.paper}"/><path fill="${color.light.brand}" opacity=".7" d="M0 ${hill}q25-16 50-3t50-5v40H0z"/><path fill="${night.deep}" d="M0 ${hill + 6}q30-9 55 0t45-4v30H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, colour: color.light.brand };
}

const gateWidths = (format: string) =>
  [640, 960, 1600, 2000].map((width) => `/images/gate-${width}.${format} ${width}w`).join(', ');
const tallGateWidths = (format: string) =>
  [480, 828].map((width) => `/images/gate-tall-${width}.${format} ${width}w`).join(', ');

/** The school gate at the golden hour. */
export const gate: PictureSource = {
  src: '/gate.jpg',
  width: 1600,
  height: 1000,
  colour: night.ground,
  sources: [
    { type: 'image/avif', media: '(max-width: 47.99rem)', srcSet: tallGateWidths('avif') },
    { type: 'image/avif', srcSet: gateWidths('avif') },
    { type: 'image/webp', srcSet: gateWidths('webp') },
  ],
};

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
    picture: drawnPicture(1),
  },
  {
    title: 'Kwabena Owusu-Ansah called to the bar in Accra',
    href: '/news/2',
    category: 'Members',
    date: 'March 2, 2026',
    dateTime: '2026-03-02',
    excerpt: 'Eleven of us filled a row at the ceremony, loud enough that the Chief Justice looked up…',
    picture: drawnPicture(2),
  },
  {
    title: 'How the bursary works, and how to put a name forward',
    href: '/news/3',
    category: 'Welfare',
    date: 'February 20, 2026',
    dateTime: '2026-02-20',
    excerpt: 'Two boys every year, fees and books paid until they finish. Here is who decides and when…',
    picture: drawnPicture(3),
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
    picture: drawnPicture(4),
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
    picture: drawnPicture(5),
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
    picture: drawnPicture(6),
  },
];

const galleryCaptions = [
  ['Monday assembly', 'Six in the morning, four hundred voices, one hymn.'],
  ['Dining hall', 'Table four, where the beans were always finished first.'],
  ['Dormitory at dusk', 'Ten minutes to lights out in Kwansa House.'],
  ['Football on the park', 'Inter-houses final, 2014. Riis won; Labone still disputes it.'],
  ['Science lab', 'One microscope, forty boys, and Mr. Asante’s patience.'],
  ['Graduation day', 'The chapel steps, July 2015.'],
  ['Reunion', 'Ten years on, the same steps, slightly wider.'],
] as const;

export const gallery: readonly ViewerPicture[] = galleryCaptions.map(([alt, caption], index) => ({
  ...drawnPicture(index + 7),
  alt,
  caption,
}));
