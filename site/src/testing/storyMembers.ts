import type { Member } from '@year-group/api-types/members/member';
import { makeMember, makeRegistration } from '@year-group/api-types/testing/factories';
import { ok } from './replies.ts';
import { storyGroup } from './storyGroup.ts';

const { names: houses } = storyGroup.houses;

const names = [
  'Abdul-Rahman Iddrisu',
  'Benjamin Kofi Asamoah-Gyadu',
  'Ebenezer Tetteh-Quarshie',
  'Emmanuel Nii Armah Tetteh-Quaye',
  'Francis Atinga',
  'Joel Ankrah',
  'Kwabena Owusu-Ansah Frimpong',
  'Kwadwo Opoku-Agyemang Ofori-Atta',
  'Nana Kwame Osei-Bonsu Amoako-Atta',
  'Nana Yaw Frimpong-Boateng Agyeman',
  'Ɔkyerɛma Yaw Asante-Twumasi',
  'Selorm Dzokoto',
];
const works = ['Barrister', 'Structural engineer', 'Teacher', 'Paediatric nurse', '', 'Cocoa buyer'];
const places = ['East Legon, Accra', 'Adum, Kumasi', 'Ho', '', 'Toronto'];
const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** Twelve members by name, some with few fields. */
export const members = names.map((fullName, index) =>
  makeMember({
    id: `019a5b3c-0000-7000-8000-${String(index).padStart(12, '0')}`,
    fullName,
    houseAtPresec: index === 5 ? '' : at(houses, index),
    currentOccupation: at(works, index),
    location: at(places, index),
  }),
);

/** The logged-in member: a long name, an office, and a number that only they see. */
export const self: Member = makeMember({
  ...members[8],
  email: 'nana.kwame.osei-bonsu.amoako-atta@example.com',
  role: 'Organising Secretary',
  hidden: ['phone'],
});
/** Another member, whose number and location are private. */
export const other: Member = makeMember({ ...members[9], phone: '', location: '' });

export const pageOfMembers = (shown: readonly Member[], total = shown.length) =>
  ok({ members: shown, total });

/** The reads of the directory's first page. */
export const directoryReads = {
  '/api/members/facets': ok({
    houses: houses.map((value, index) => ({ value, count: 31 - index })),
    locations: [
      { value: 'Accra', count: 188 },
      { value: 'Kumasi', count: 41 },
      { value: 'Ho', count: 9 },
    ],
  }),
  '/api/members?page=1&limit=30': pageOfMembers(members, 241),
};

/** Input of the registration form. */
export const newcomer = makeRegistration({
  fullName: self.fullName,
  email: self.email,
  houseAtPresec: 'Akro House',
  currentOccupation: 'Structural engineer',
});
