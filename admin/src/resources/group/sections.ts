import type { GroupContent, GroupSection } from '@year-group/api-types/group';
import type { FieldValues } from 'react-hook-form';

/** A new method of payment and a new line of one, before anything is written into them. */
export const emptyDetail = { label: '', value: '' };
export const emptyMethod = { title: '', details: [emptyDetail] };

const emptyText = { title: '', text: '' };

/** The form of a section that was never published. */
export const emptySections: Record<GroupSection, FieldValues> = {
  identity: {
    name: '',
    shortName: '',
    school: '',
    completionYear: null,
    subtitle: '',
    tagline: '',
    motto: '',
  },
  look: { brand: '#1B3F94', accent: '#E3A82B', crest: null, hero: null },
  contact: { email: '', phone: '', social: [] },
  houses: { label: 'House', names: [] },
  home: {
    introduction: { title: '', paragraphs: [{ text: '' }] },
    values: [emptyText],
    journey: [],
    gallery: [],
    invitation: emptyText,
  },
  about: {
    picture: null,
    opening: emptyText,
    story: [{ text: '' }],
    missions: [],
    leadership: '',
    leaders: [],
    invitation: emptyText,
  },
  alumni: { picture: null, opening: emptyText, timeline: [] },
  giving: { introduction: '', thanks: '', methods: [emptyMethod] },
  shop: {
    origin: { name: '', lat: null, lng: null },
    baseFee: null,
    feePerKm: null,
    freeFrom: null,
    categories: [{ name: '' }],
  },
  registration: {
    asks: { currentOccupation: true, location: true, houseAtPresec: true, message: true },
    notice: '',
    privacy: '',
  },
};

/** The page that would be published; an emptied field of the form is null. */
export function givingDraftOf({ introduction, thanks, methods = [] }: FieldValues): GroupContent<'giving'> {
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    introduction: textOf(introduction),
    thanks: textOf(thanks),
    methods: (methods as GroupContent<'giving'>['methods']).map(({ title, details }) => ({
      title: textOf(title),
      details: details.map(({ label, value }) => ({ label: textOf(label), value: textOf(value) })),
    })),
  };
}
