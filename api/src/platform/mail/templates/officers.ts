import { invitationDays } from '@year-group/api-types/common/limits';
import { theGroup } from '@year-group/api-types/group/theGroup';
import type { Letter, Sender } from '../layout/letter.ts';

interface ToOfficer {
  fullName: string;
  /** The officer who did it. */
  by: string;
}

const reason = 'You receive this letter because you help to run the website.';
const notYou = {
  kind: 'note' as const,
  text: 'Was this not you, or not agreed with you? Tell another owner of the website at once: they can end your sessions and let you in again.',
};
/** The token is after the #, so that no server writes it into its log. */
const linkWith = (publicUrl: string, token: string) => `${publicUrl}/admin/invitation#${token}`;
const panel = (publicUrl: string) => ({
  kind: 'button' as const,
  label: 'Open your account',
  href: `${publicUrl}/admin`,
});
const useOnce = `The link works once and for ${invitationDays} days. Whoever has it can use it, so please do not pass it on.`;

/** Letters to officers, by template name. */
export const officerLetters = {
  /** To a person who is invited to help to run the website. */
  'officer-invitation': (
    { fullName, by, roles, token }: ToOfficer & { roles: string; token: string },
    { group, publicUrl }: Sender,
  ): Letter => ({
    subject: `Help to run the website of ${theGroup(group.shortName)}`,
    preheader: 'Open the link to choose how you log in.',
    title: 'You are invited',
    blocks: [
      `Dear ${fullName},`,
      `${by} invites you to help to run the website. Your role: ${roles}.`,
      { kind: 'button', label: 'Accept the invitation', href: linkWith(publicUrl, token) },
      useOnce,
      { kind: 'note', text: 'Do you know nothing of this? Then leave the link alone; nothing happens.' },
    ],
    reason: 'You receive this letter because an owner of the website entered your address.',
  }),

  /** To an officer who cannot log in any more: a new link. */
  'officer-let-in': (
    { fullName, by, token }: ToOfficer & { token: string },
    { publicUrl }: Sender,
  ): Letter => ({
    subject: 'A new way into the website for you',
    preheader: 'Open the link to choose again how you log in.',
    title: 'Let in again',
    blocks: [
      `Dear ${fullName},`,
      `${by} lets you into the website again. Your password, passkeys and code app no longer work, and all your sessions are ended.`,
      { kind: 'button', label: 'Set up your login', href: linkWith(publicUrl, token) },
      useOnce,
      notYou,
    ],
    reason,
  }),

  'officer-let-in-done': ({ fullName, by }: ToOfficer, { publicUrl }: Sender): Letter => ({
    subject: 'You let an officer in again',
    preheader: 'Their old password and second factors no longer work.',
    title: 'You let an officer in again',
    blocks: [
      `Dear ${by},`,
      `You let ${fullName} into the website again. Their password, passkeys and code app no longer work, and a link went to their address.`,
      panel(publicUrl),
      notYou,
    ],
    reason,
  }),

  /** To an officer: a session began on a new device or network. */
  'officer-device': (
    { fullName, device, network, at }: { fullName: string; device: string; network: string; at: string },
    { publicUrl }: Sender,
  ): Letter => ({
    subject: 'You logged in on a new device',
    preheader: 'Please check that it was you.',
    title: 'A login on a new device',
    blocks: [
      `Dear ${fullName},`,
      'Somebody logged in with your account on a device or in a network that you have not used in the last 90 days.',
      {
        kind: 'facts',
        facts: [
          ['Device', device],
          ['Network', network],
          ['Time', `${at.slice(0, 10)} ${at.slice(11, 16)} in Ghana`],
        ],
      },
      panel(publicUrl),
      notYou,
    ],
    reason,
  }),

  /** To an officer: their password, passkeys, code app or recovery codes changed. */
  'officer-sign-in': (
    { fullName, change }: { fullName: string; change: string },
    { publicUrl }: Sender,
  ): Letter => ({
    subject: 'How you log in was changed',
    preheader: 'Please check that it was you.',
    title: 'How you log in was changed',
    blocks: [`Dear ${fullName},`, change, panel(publicUrl), notYou],
    reason,
  }),

  'officer-roles': (
    { fullName, by, roles }: ToOfficer & { roles: string },
    { publicUrl }: Sender,
  ): Letter => ({
    subject: 'Your role on the website changed',
    preheader: 'What you may do on the website changed.',
    title: 'Your role changed',
    blocks: [
      `Dear ${fullName},`,
      `${by} changed your role on the website. It is now: ${roles}.`,
      panel(publicUrl),
      notYou,
    ],
    reason,
  }),

  /** To the old and the new address of an officer; `newEmail` is masked. */
  'officer-email': (
    { fullName, by, newEmail }: ToOfficer & { newEmail: string },
    { publicUrl }: Sender,
  ): Letter => ({
    subject: 'The e-mail address of your account changed',
    preheader: 'You log in with another address now.',
    title: 'Your e-mail address changed',
    blocks: [
      `Dear ${fullName},`,
      `${by} changed the address with which you log in to run the website. It is now ${newEmail}.`,
      panel(publicUrl),
      notYou,
    ],
    reason,
  }),

  /** To owners and treasurers: how people pay the group was published again. */
  'payout-details': ({ fullName, by }: ToOfficer, { publicUrl }: Sender): Letter => ({
    subject: 'How people pay the group was changed',
    preheader: 'Please check the account and the numbers.',
    title: 'The payment details changed',
    blocks: [
      `Dear ${fullName},`,
      `${by} published new payment details of the group. Please check that accounts, numbers and names are right.`,
      { kind: 'button', label: 'Look at the payment details', href: `${publicUrl}/admin/group/giving` },
      { kind: 'note', text: 'Are they wrong? An older version can be published again in the panel.' },
    ],
    reason,
  }),
};
