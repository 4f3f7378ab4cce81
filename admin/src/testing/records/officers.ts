import type { Officer, OfficerSession, OwnAccount } from '@year-group/api-types/officers/officers';

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** The owner's account, with everything set up. */
export const owner: Officer = {
  id: idOf(1),
  name: 'Akua Boateng',
  email: 'akua.boateng@example.com',
  roles: ['owner'],
  isOwnerAccount: true,
  state: 'active',
  invitedUntil: null,
  hasPassword: true,
  hasCodeApp: true,
  passkeys: 2,
  lastSeenAt: '2026-11-20T18:03:00.000Z',
};

export const officers: Officer[] = [
  owner,
  {
    ...owner,
    id: idOf(2),
    name: 'Kwame Osei Tutu Agyeman-Prempeh',
    email: 'kwame.osei.tutu.agyeman-prempeh@example.com',
    roles: ['secretary', 'editor', 'shopkeeper'],
    isOwnerAccount: false,
    hasCodeApp: false,
    passkeys: 1,
  },
  {
    ...owner,
    id: idOf(3),
    name: 'Efua Mensah',
    email: 'efua.mensah@example.com',
    roles: ['treasurer'],
    isOwnerAccount: false,
    state: 'invited',
    invitedUntil: '2026-11-24T09:30:00.000Z',
    hasPassword: false,
    hasCodeApp: false,
    passkeys: 0,
    lastSeenAt: null,
  },
];

/** The owner as who is logged in. */
export const account: OwnAccount = {
  ...owner,
  passkeyList: [
    {
      id: idOf(4),
      name: 'Android phone',
      createdAt: '2026-03-02T10:00:00.000Z',
      lastUsedAt: '2026-11-20T18:03:00.000Z',
      isOfThisDomain: true,
    },
    {
      id: idOf(5),
      name: 'Windows computer',
      createdAt: '2025-01-15T10:00:00.000Z',
      lastUsedAt: null,
      isOfThisDomain: false,
    },
  ],
  recoveryCodesLeft: 7,
  isPasswordSetting: false,
  mustSetUpSecondFactor: false,
  sessionId: 'one',
};

export const sessions: OfficerSession[] = [
  {
    id: 'one',
    device: 'Chrome on Android',
    network: '197.251.4.0/24',
    createdAt: '2026-11-20T17:00:00.000Z',
    lastSeenAt: '2026-11-20T18:03:00.000Z',
    isThis: true,
  },
  {
    id: 'two',
    device: 'Firefox on Windows',
    network: '41.66.192.0/24',
    createdAt: '2026-11-20T08:00:00.000Z',
    lastSeenAt: '2026-11-20T09:12:00.000Z',
    isThis: false,
  },
];

export const recoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `k7m${(index + 2) % 10 || 4}-p2x9-wq${(index % 8) + 2}h-t5rd`,
);
