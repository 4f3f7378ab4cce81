import type { RegistrationWait } from '@year-group/api-types/common/lists';
import { theGroup } from '@year-group/api-types/group/theGroup';
import { pages } from '@year-group/api-types/system/pages';
import type { Letter, Sender } from '../layout/letter.ts';

/** A text with each of its lines as a paragraph. */
const written = (text: string): string[] => text.split(/\s*\n\s*/);
export const reason = 'You receive this letter because this address was registered with the group.';
export const verifyPath = pages.memberLogin.to(pages.members.to());

/** Letters about an admission, by template name. */
export const admissionLetters = {
  /** To an applicant who is not listed yet: what happens next. */
  registered(
    { fullName, awaiting }: { fullName: string; awaiting: readonly RegistrationWait[] },
    { group, publicUrl }: Sender,
  ): Letter {
    const mustProve = awaiting.includes('email-proof');
    const then = awaiting.includes('admission')
      ? 'After that an officer of the group looks at your registration. You will get a letter as soon as you are admitted to the directory.'
      : 'After that your name is in the directory.';
    return {
      subject: `Your registration with ${theGroup(group.shortName)}`,
      preheader: mustProve
        ? 'One more step: show us that this address is yours.'
        : 'We have your registration.',
      title: 'We have your registration',
      blocks: [
        `Dear ${fullName},`,
        'Thank you for registering with the group.',
        `${mustProve ? 'Please verify your membership now: a code comes to this address, and with it you show us that the address is yours.' : 'You can verify your membership at any time.'} ${then}`,
        { kind: 'button', label: 'Verify your membership', href: `${publicUrl}${verifyPath}` },
        'You decide what the others see. On your profile you can keep your phone number, email, occupation and location to yourself, each one separately, and change or delete everything whenever you like.',
        { kind: 'note', text: 'Was this not you? Reply to this letter and we will take your details out.' },
      ],
      reason,
    };
  },

  admitted: ({ fullName }: { fullName: string }, { group, publicUrl }: Sender): Letter => ({
    subject: `You are admitted to ${theGroup(group.shortName)}`,
    preheader: 'The directory is open to you. Here is how to find the others.',
    title: 'Welcome back',
    blocks: [
      `Dear ${fullName},`,
      'An officer of the group has admitted you. Your name is in the directory, beside the other members.',
      { kind: 'button', label: 'Open the directory', href: `${publicUrl}${verifyPath}` },
      'On your profile you decide what the others see, and change or delete everything whenever you like.',
    ],
    reason,
  }),

  /** To an applicant whose registration was refused; with an officer's reason, if given. */
  refused: ({ fullName, reason: why }: { fullName: string; reason: string }, { group }: Sender): Letter => ({
    subject: `Your registration with ${theGroup(group.shortName)}`,
    preheader: 'We could not admit you to the directory.',
    title: 'We could not admit you',
    blocks: [
      `Dear ${fullName},`,
      'Thank you for your interest in the group. An officer has looked at your registration and could not admit you to the directory.',
      ...(why ? written(why) : []),
      'Your registration and everything that you wrote in it has been deleted.',
      { kind: 'note', text: 'Is this a mistake? Reply to this letter, or register again.' },
    ],
    reason,
  }),

  'applicant-question': (
    { fullName, question }: { fullName: string; question: string },
    { group }: Sender,
  ): Letter => ({
    subject: `A question about your registration with ${theGroup(group.shortName)}`,
    preheader: 'Please reply to this letter, so that we can admit you.',
    title: 'A question about your registration',
    blocks: [
      `Dear ${fullName},`,
      'Thank you for registering. Before an officer can admit you, they would like to know:',
      ...written(question),
      'Please reply to this letter. Your registration waits until then.',
    ],
    reason,
  }),
};
