import { makeMember } from '@year-group/api-types/testing/factories';

/** The latest to register, up to November 23, 2026. */
export const members = [
  makeMember({
    fullName: 'Nana Yaw Frimpong-Boateng Agyeman',
    email: 'nana.yaw.frimpong-boateng.agyeman@example.com',
    phone: '+233244556677',
    currentOccupation: 'Structural engineer',
    location: 'Kumasi',
    houseAtPresec: 'Owusu-Parry House',
    registeredAt: '2026-11-22T19:40:00.000Z',
  }),
  makeMember({
    fullName: 'Selorm Dzokoto',
    email: 'selorm.dzokoto@example.com',
    phone: '+233201887766',
    currentOccupation: 'Secondary school teacher',
    location: 'Ho',
    houseAtPresec: 'Ako-Adjei House',
    registeredAt: '2026-11-22T08:05:00.000Z',
  }),
  makeMember({
    fullName: 'Ɔkyerɛma Asante',
    email: 'okyerema@example.com',
    phone: '+14165550123',
    currentOccupation: 'Musician',
    location: 'Toronto',
    houseAtPresec: 'P.T.A. House',
    registeredAt: '2026-11-18T22:11:00.000Z',
  }),
  makeMember({
    fullName: 'Abdul-Rahman Iddrisu',
    email: 'a.iddrisu@example.com',
    phone: '+233507112233',
    currentOccupation: '',
    location: 'Tamale',
    houseAtPresec: '',
    message: '',
    registeredAt: '2026-10-30T12:00:00.000Z',
  }),
] as const;

const facet = (value: string, count: number) => ({ value, count });
export const memberFacets = {
  houses: [facet('Owusu-Parry House', 14), facet('Ako-Adjei House', 9), facet('P.T.A. House', 11)],
  locations: [facet('Accra', 61), facet('Kumasi', 17), facet('Toronto', 6)],
};

/** The first of them once more, as a spreadsheet stored the name. */
export const sameMember = makeMember({
  ...members[0],
  id: '01890000-0000-7000-8000-0000000003c0',
  fullName: 'Nana Yaw Agyeman',
  email: 'nyagyeman@example.com',
  currentOccupation: '',
  location: 'Kumasi, Ahodwo',
  role: 'Chapter president, Ashanti',
  registeredAt: '2026-11-20T09:30:00.000Z',
  imported: true,
});
