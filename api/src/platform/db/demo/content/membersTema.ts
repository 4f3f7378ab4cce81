import type { DemoMember } from './types.ts';

/** Four members in Tema and Ashaiman, with phone numbers under +233. */
export const temaMembers: DemoMember[] = [
  {
    fullName: 'Kwesi Amissah Bentsil',
    email: 'kwesi.bentsil@example.com',
    phone: '+233200000102',
    currentOccupation: 'Marine insurance underwriter',
    location: 'Community 6, Tema',
    houseAtPresec: 'Kwansa House',
    message: 'I can bring a minibus from Tema to any meeting. Call me the day before.',
    daysAgo: 9,
  },
  {
    fullName: 'Isaac Tawiah Martey',
    email: 'isaac.martey@example.com',
    phone: '+233240000112',
    currentOccupation: 'Electrical engineer, transmission grid',
    location: 'Community 25, Tema',
    houseAtPresec: 'House 14',
    message: 'Available to speak to Form Three boys about engineering courses and how to apply for them.',
    daysAgo: 104,
  },
  {
    fullName: 'Daniel Kofi Anum Sackitey',
    email: 'daniel.sackitey@example.com',
    phone: '+233270000114',
    currentOccupation: 'Customs officer, Tema Harbour',
    location: 'Community 11, Tema',
    houseAtPresec: 'Kwansa House',
    message: '',
    daysAgo: 125,
  },
  {
    fullName: 'Gideon Elorm Fiagbe',
    email: 'gideon.fiagbe@example.com',
    phone: '+233540000115',
    currentOccupation: 'Hospital chaplain',
    location: 'Ashaiman',
    houseAtPresec: 'Engmann House',
    message: 'If a member or his family is on admission anywhere in Accra, let me know and I will visit.',
    daysAgo: 139,
  },
];
