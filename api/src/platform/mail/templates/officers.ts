import { invitationDays } from '@year-group/api-types/common/limits';
import { theGroup } from '@year-group/api-types/group/theGroup';
import type { Letter, Sender } from '../layout/letter.ts';

interface ToOfficer {
  fullName: string;
  by: string;
}

interface Notice extends Pick<Letter, 'subject' | 'preheader' | 'title'> {
  text: string;
  facts?: [name: string, value: string][];
}

const checkIt = 'Please check that it was you.';
const reason = 'You receive this letter because you help to run the website.';
const notYou = {
  kind: 'note' as const,
  text: 'Was this not you, or not agreed with you? Tell another owner of the website at once: they can end your sessions and let you in again.',
};
/** The token is after the #, so that no server writes it into its log. */
const linkWith = (publicUrl: string, token: string) => `${publicUrl}/admin/invitation#${token}`;
const useOnce = `The link works once and for ${invitationDays} days. Whoever has it can use it, so please do not pass it on.`;

/** A letter about what happened to an account, with the way to it and what to do if it is wrong. */
const notice = (publicUrl: string, name: string, { text, facts, ...heading }: Notice): Letter => ({
  ...heading,
  blocks: [
    `Dear ${name},`,
    text,
    ...(facts ? [{ kind: 'facts' as const, facts }] : []),
    { kind: 'button', label: 'Open your account', href: `${publicUrl}/admin` },
    notYou,
  ],
  reason,
});

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

  'officer-let-in-done': ({ fullName, by }: ToOfficer, { publicUrl }: Sender): Letter =>
    notice(publicUrl, by, {
      subject: 'You let an officer in again',
      preheader: 'Their old password and second factors no longer work.',
      title: 'You let an officer in again',
      text: `You let ${fullName} into the website again. Their password, passkeys and code app no longer work, and a link went to their address.`,
    }),

  /** To an officer: a session began on a new device or network. */
  'officer-device': (
    { fullName, device, network, at }: { fullName: string; device: string; network: string; at: string },
    { publicUrl }: Sender,
  ): Letter =>
    notice(publicUrl, fullName, {
      subject: 'You logged in on a new device',
      preheader: checkIt,
      title: 'A login on a new device',
      text: 'Somebody logged in with your account on a device or in a network that you have not used in the last 90 days.',
      facts: [
        ['Device', device],
        ['Network', network],
        ['Time', `${at.slice(0, 10)} ${at.slice(11, 16)} in Ghana`],
      ],
    }),

  /** To an officer: their password, passkeys, code app or recovery codes changed. */
  'officer-sign-in': (
    { fullName, change: text }: { fullName: string; change: string },
    { publicUrl }: Sender,
  ) =>
    notice(publicUrl, fullName, {
      subject: 'How you log in was changed',
      preheader: checkIt,
      title: 'How you log in was changed',
      text,
    }),

  'officer-roles': ({ fullName, by, roles }: ToOfficer & { roles: string }, { publicUrl }: Sender) =>
    notice(publicUrl, fullName, {
      subject: 'Your role on the website changed',
      preheader: 'What you may do on the website changed.',
      title: 'Your role changed',
      text: `${by} changed your role on the website. It is now: ${roles}.`,
    }),

  /** To the old and the new address of an officer; `newEmail` is masked. */
  'officer-email': ({ fullName, by, newEmail }: ToOfficer & { newEmail: string }, { publicUrl }: Sender) =>
    notice(publicUrl, fullName, {
      subject: 'The e-mail address of your account changed',
      preheader: 'You log in with another address now.',
      title: 'Your e-mail address changed',
      text: `${by} changed the address with which you log in to run the website. It is now ${newEmail}.`,
    }),

  /** To owners and treasurers: how people pay the group was published again. */
  'payout-details': ({ fullName, by }: ToOfficer, { publicUrl }: Sender): Letter => ({
    subject: 'How people pay the group was changed',
    preheader: 'Please check the account and the numbers.',
    title: 'The payment details changed',
    blocks: [
      `Dear ${fullName},`,
      `${by} published new payment details of the group. Please check that accounts, numbers and names are right.`,
      { kind: 'button', label: 'See the payment details', href: `${publicUrl}/admin/settings/group/giving` },
      { kind: 'note', text: 'Are they wrong? Open an earlier version there and publish it again.' },
    ],
    reason,
  }),
};
