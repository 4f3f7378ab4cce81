import { theGroup } from '@year-group/api-types/group/theGroup';
import { pages } from '@year-group/api-types/system/pages';
import type { Letter, Sender } from '../layout/letter.ts';
import { reason, verifyPath } from './admission.ts';

/** Letters to members, by template name. */
export const memberLetters = {
  /** To a new member: where everything is, and that they decide who sees what. */
  welcome: (
    { fullName, memberId }: { fullName: string; memberId: string },
    { group, publicUrl }: Sender,
  ): Letter => ({
    subject: `Welcome to ${theGroup(group.shortName)}`,
    preheader: 'Your name is in the directory. Here is how to find the others.',
    title: 'Welcome back',
    blocks: [
      `Dear ${fullName},`,
      'Your registration has reached us and your name stands in the directory, beside the other members.',
      'To look around, verify your membership with the phone number or email address that you registered with.',
      { kind: 'button', label: 'Open the directory', href: publicUrl + verifyPath },
      'You decide what the others see. On your profile you can keep your phone number, email, occupation and location to yourself, each one separately, and change or delete everything whenever you like.',
      { kind: 'link', label: 'Your profile', href: publicUrl + pages.member.to(memberId) },
      { kind: 'note', text: 'Was this not you? Reply to this letter and we will take your details out.' },
    ],
    reason,
  }),

  'verification-code': ({ code, fullName }: { code: string; fullName: string }): Letter => ({
    subject: `${code} is your verification code`,
    preheader: 'It works once, within ten minutes of your asking for it.',
    title: 'Your verification code',
    blocks: [
      `Dear ${fullName},`,
      'Type this code on the page where you asked for it. It works once, within ten minutes.',
      { kind: 'code', code },
      {
        kind: 'note',
        text: 'Nobody from the group will ever ask you for this code. If you did not ask for it, there is nothing to do: without it nobody comes in.',
      },
    ],
    reason: 'You receive this letter because someone asked to verify your membership of the group.',
  }),

  /** To a member's previous address; `newEmail` is masked. */
  'email-changed': ({ fullName, newEmail }: { fullName: string; newEmail: string }): Letter => ({
    subject: 'The email address of your membership was changed',
    preheader: `Letters and codes now go to ${newEmail}.`,
    title: 'Your email address was changed',
    blocks: [
      `Dear ${fullName},`,
      `The email address of your membership of the group is now ${newEmail}. Letters and verification codes go there, and no longer to this address.`,
      {
        kind: 'note',
        text: 'Was this not you? Reply to this letter at once, and we will stop whoever did it.',
      },
    ],
    reason: 'You receive this letter because this address belonged to a member of the group.',
  }),
};
