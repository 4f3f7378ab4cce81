import { referenceColours } from '@year-group/api-types/group/colours';
import { dataLawCountries } from '@year-group/api-types/group/dataLaws';
import type { GroupSection } from '@year-group/api-types/group/group';
import { allParts } from '@year-group/api-types/group/groupParts';
import { asksAll } from '@year-group/api-types/members/memberFields';
import type { FieldValues } from 'react-hook-form';

/** A new method of payment and a new line of one, before anything is written into them. */
export const emptyDetail = { label: '', value: '' };
export const emptyMethod = { title: '', details: [emptyDetail] };

/** New items of the other lists. */
export const emptyName = { name: '' };
export const emptyParagraph = { text: '' };
export const emptyText = { title: '', text: '' };
export const emptyPicture = { url: '', alt: '', caption: '' };

/** The form of a section that was never published. */
export const emptySections: Record<GroupSection, FieldValues> = {
  parts: allParts,
  identity: {
    name: '',
    shortName: '',
    school: '',
    completionYear: null,
    subtitle: '',
    tagline: '',
    motto: '',
  },
  look: { ...referenceColours, crest: null, hero: null },
  contact: { email: '', phone: '', social: [] },
  houses: { label: 'House', names: [] },
  home: {
    introduction: { title: '', paragraphs: [emptyParagraph] },
    values: [emptyText],
    journeyTitle: '',
    journey: [],
    gallery: [],
    invitation: emptyText,
  },
  about: {
    picture: null,
    opening: emptyText,
    story: [emptyParagraph],
    missions: [],
    leadership: '',
    leaders: [],
    invitation: emptyText,
  },
  alumni: {
    picture: null,
    opening: emptyText,
    timeline: [],
  },
  giving: { introduction: '', thanks: '', methods: [emptyMethod] },
  shop: {
    origin: { name: '', lat: null, lng: null },
    baseFee: null,
    feePerKm: null,
    freeFrom: null,
    pickUpPoints: [],
    bringToEvents: false,
    categories: [emptyName],
  },
  registration: {
    asks: asksAll,
    notice: '',
    privacy: '',
    dataLaw: { country: dataLawCountries[0], law: '', authority: '', website: '' },
  },
};

/** Fields that are null when nothing is chosen. */
const nullable = new Set(['picture', 'hero', 'crest', 'portrait', 'freeFrom']);

/** The form's values as the section's content; an emptied text of the form is null. */
export const contentOf = <Content = FieldValues>(values: FieldValues) =>
  JSON.parse(
    JSON.stringify(values, (name, value) => (value === null && !nullable.has(name) ? '' : value)),
  ) as Content;

/** The shapes in which the website shows the group's pictures. */
export const shapes = {
  /** The top of a page fills the window, so the picture is cut differently on each device. */
  hero: { aspect: 8 / 5, canBeWhole: true },
  gallery: { aspect: 3 / 2, canBeWhole: true },
  /** A square, as an icon needs. */
  crest: { aspect: 1, canBeWhole: true },
  portrait: { aspect: 4 / 5, canBeWhole: false },
};
