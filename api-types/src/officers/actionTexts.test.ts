import { expect, it } from 'vitest';
import { makeAction } from '../testing/adminFactories.ts';
import { partsOfAction } from './actionTexts.ts';

const id = '7d4a9c8b-0000-4000-8000-000000000000';
const inTrash = { name: 'Kwabena Testman 115', isInTrash: true };

it.each([
  [
    { action: 'delete', target: `members/${id}`, detail: '', subject: inTrash },
    'Deleted Kwabena Testman 115',
  ],
  [{ action: 'delete', target: `members/${id}`, detail: '' }, 'Deleted a member'],
  [{ action: 'publish', target: `news/${id}`, detail: 'A new library' }, 'Published A new library'],
  [
    { action: 'order-status', target: `orders/${id}`, detail: 'paid → shipped' },
    'Changed the status of an order: 7D4A9C8B, paid → shipped',
  ],
  [{ action: 'export', target: 'members', detail: '120' }, 'Downloaded 120 members'],
  [{ action: 'merge-undo', target: `members/${id}`, detail: `members/${id}` }, 'Undid a merge: a member'],
  [{ action: 'import-undo', target: 'members', detail: '1' }, 'Undid an import of 1 member'],
  [
    { action: 'officer-remove', target: `officers/${id}`, detail: 'Ama Owusu' },
    'Removed an officer: Ama Owusu',
  ],
  [{ action: 'own-password', target: `officers/${id}`, detail: '' }, 'Changed their password'],
  [{ action: 'login', target: 'administrator', detail: '' }, 'Logged in'],
  [{ action: 'publish', target: 'group/home', detail: '3' }, 'Published “Home page”, version 3'],
] as const)('says in words what %o was', (fields, expected) => {
  const { verb, what, rest } = partsOfAction(makeAction(fields));
  const start = what ? `${verb} ${what}` : verb;
  expect(rest ? `${start}, ${rest}` : start).toBe(expected);
});
