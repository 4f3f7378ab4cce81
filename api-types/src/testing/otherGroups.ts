import type { GroupContent, GroupSection } from '../group/group.ts';
import { allParts } from '../group/groupParts.ts';
import { asksAll } from '../members/memberFields.ts';

/** A whole record of a group. */
type GroupRecord = { [Section in GroupSection]: GroupContent<Section> };

/** The parts that no page of the stories differs in. */
const common = {
  shop: {
    origin: { name: 'The school gate', lat: 5.6, lng: -0.2 },
    baseFee: 15,
    feePerKm: 1.2,
    freeFrom: null,
    pickUpPoints: [
      { name: 'The school gate', address: 'Main gate, Adom Hills', times: 'Saturdays, 9 am to 1 pm', fee: 0 },
    ],
    bringToEvents: false,
    categories: [{ name: 'Apparel' }, { name: 'Books' }, { name: 'Souvenirs' }],
  },
  registration: {
    asks: asksAll,
    notice: '',
    privacy: '',
    dataLaw: { country: 'Another country', law: '', authority: '', website: '' },
  },
  parts: allParts,
} satisfies Pick<GroupRecord, 'shop' | 'registration' | 'parts'>;

const journey = [
  {
    year: '1st',
    icon: 'gate',
    title: 'We arrived',
    text: 'By bus, by car and on foot, with more luggage than sense.',
  },
  { year: '2nd', icon: 'book', title: 'We worked', text: 'Some of us by daylight, most of us after it.' },
  { year: '3rd', icon: 'cap', title: 'We left', text: 'In every direction, and never quite altogether.' },
] as const;

/** What differs between the groups; the rest of their pages follows from it. */
interface Sketch {
  name: string;
  shortName: string;
  school: string;
  year: number;
  tagline: string;
  motto: string;
  colours: { brand: string; accent: string };
  host: string;
  houses: { label: string; names: string[] };
  leaders: readonly (readonly [name: string, role: string])[];
  number: string;
}

/** The product's mark as the server draws it in a group's colours, in short. */
const markIn = ({ brand, accent }: Sketch['colours']): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${[
      `<path fill="${accent}" d="M32 2C40 5 49 6 58 6V31C58 46 47 56 32 62C17 56 6 46 6 31V6C15 6 24 5 32 2Z"/>`,
      `<path fill="${brand}" d="M32 7C39 10 46 11 53 11V31C53 43 44 52 32 57C20 52 11 43 11 31V11C18 11 25 10 32 7Z"/>`,
    ].join('')}</svg>`,
  )}`;

/** A whole record with short texts and no pictures of its own. */
function recordOf({ colours, host, houses, leaders, number, year, ...sketch }: Sketch): GroupRecord {
  const { name, shortName, school, tagline, motto } = sketch;
  const values = motto.split('. ').map((word) => word.replace('.', ''));
  return {
    ...common,
    identity: { name, shortName, school, completionYear: year, subtitle: school, tagline, motto },
    look: { ...colours, crest: markIn(colours), hero: null },
    contact: {
      email: `hello@${host}`,
      phone: '+233 30 000 0000',
      social: [{ url: `https://www.facebook.com/${host}` }],
    },
    houses: { label: houses.label, names: houses.names.map((each) => ({ name: each })) },
    home: {
      introduction: { title: `Who ${shortName} is`, paragraphs: [{ text: tagline }] },
      values: values.map((title) => ({
        title,
        text: `What ${title.toLowerCase()} means to us, in one sentence.`,
      })),
      journeyTitle: '',
      journey: journey.map((moment) => ({ ...moment })),
      gallery: [],
      invitation: { title: 'Write to us', text: 'Somebody answers within three days.' },
    },
    about: {
      picture: null,
      opening: { title: `About ${shortName}`, text: school },
      leadership: '',
      story: [{ text: `${name} began as a list of telephone numbers on the back of a programme.` }],
      missions: values.map((title) => ({ title, text: 'We do something about it every year.' })),
      leaders: leaders.map(([leader, role]) => ({
        name: leader,
        role,
        bio: `${leader} has been our ${role.toLowerCase()} since the last general meeting.`,
        portrait: null,
      })),
      invitation: { title: 'You belong', text: 'Tell us where you are.' },
    },
    alumni: {
      picture: null,
      opening: { title: 'Where we went', text: 'One year, many roads.' },
      timeline: journey.map(({ year: when, icon, title, text }) => ({
        year: when,
        icon,
        title,
        story: text,
      })),
    },
    giving: {
      introduction: 'Your gift pays for the project of the year.',
      thanks: 'Thank you. The treasurer writes to everyone who gives.',
      methods: [{ title: 'Mobile Money', details: [{ label: 'Number', value: number }] }],
    },
  };
}

/** Three invented groups: other colours, other words for a house or none, long and short names. */
export const otherGroups = {
  maroon: recordOf({
    name: 'Adom Hills Girls, Class of 2009',
    shortName: 'Adom Girls ’09',
    school: 'Old girls of Adom Hills Girls’ School',
    year: 2009,
    tagline: 'Sisters since the first bell, wherever we teach, heal, build and argue now.',
    motto: 'Courage. Grace.',
    colours: { brand: '#7B1E2E', accent: '#D98E73' },
    host: 'adomgirls09.example',
    houses: { label: 'Hall', names: ['Rose Hall', 'Hibiscus Hall', 'Ixora Hall'] },
    leaders: [
      ['Akosua Frema Boadi', 'President'],
      ['Dzifa Ametepe', 'Treasurer'],
    ],
    number: '+233 20 000 2009',
  }),
  yellow: recordOf({
    name: 'Subin Technical 1998',
    shortName: 'SUBTECH 98',
    school: 'Past students of Subin Technical Institute',
    year: 1998,
    tagline: 'We made things then. We make things now.',
    motto: 'Measure. Cut. Mend.',
    colours: { brand: '#FFD400', accent: '#1F7A8C' },
    host: 'subtech98.example',
    houses: { label: 'Workshop', names: ['Foundry', 'Carpentry', 'Wiring'] },
    leaders: [['Yaw Darko Mensah', 'Chair']],
    number: '+233 20 000 1998',
  }),
  green: recordOf({
    name: 'Volta View Hall, 2019 Year',
    shortName: 'Volta View ’19',
    school: 'Residents of Volta View Hall',
    year: 2019,
    tagline: 'One corridor, two hundred doors, and nobody locked theirs.',
    motto: 'Open doors.',
    colours: { brand: '#0B6B3A', accent: '#E0B03C' },
    host: 'voltaview19.example',
    houses: { label: 'House', names: [] },
    leaders: [
      ['Sena Agbodza', 'Convenor'],
      ['Kofi Baidoo', 'Secretary'],
      ['Rahama Issah', 'Welfare'],
    ],
    number: '+233 20 000 2019',
  }),
} as const;
