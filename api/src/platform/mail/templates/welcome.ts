import { pages } from '@year-group/api-types/pages';
import type { Letter, Sender } from '../layout/letter.ts';

/** To a new member: where everything is, and that they decide who sees what. */
export function welcome(
  { fullName, memberId }: { fullName: string; memberId: string },
  { publicUrl }: Sender,
): Letter {
  return {
    subject: 'Welcome to the 2015 Year Group',
    preheader: 'Your name is in the directory. Here is how to find your brothers.',
    title: 'Welcome back among brothers',
    blocks: [
      { kind: 'paragraph', text: `Dear ${fullName},` },
      {
        kind: 'paragraph',
        text: 'Your registration has reached us and your name stands in the directory, beside old boys of all eleven houses. Whatever you have become since 2015, in this year group you are still the boy from the next bed.',
      },
      {
        kind: 'paragraph',
        text: 'To look around, verify your membership with the phone number or email address that you registered with.',
      },
      {
        kind: 'button',
        label: 'Open the directory',
        href: publicUrl + pages.memberLogin.to(pages.members.to()),
      },
      {
        kind: 'paragraph',
        text: 'You decide what the others see. On your profile you can keep your phone number, email, occupation and location to yourself, each one separately, and change or delete everything whenever you like.',
      },
      { kind: 'link', label: 'Your profile', href: publicUrl + pages.member.to(memberId) },
      { kind: 'note', text: 'Was this not you? Reply to this letter and we will take your details out.' },
    ],
    reason: 'You receive this letter because this address was registered with the year group.',
  };
}
