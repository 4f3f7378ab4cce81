import type { Letter } from '../layout/letter.ts';

/** To a member's previous address; `newEmail` is masked. */
export function emailChanged({ fullName, newEmail }: { fullName: string; newEmail: string }): Letter {
  return {
    subject: 'The email address of your membership was changed',
    preheader: `Letters and codes now go to ${newEmail}.`,
    title: 'Your email address was changed',
    blocks: [
      { kind: 'paragraph', text: `Dear ${fullName},` },
      {
        kind: 'paragraph',
        text: `The email address of your membership of the year group is now ${newEmail}. Letters and verification codes go there, and no longer to this address.`,
      },
      {
        kind: 'note',
        text: 'Was this not you? Reply to this letter at once, and we will stop whoever did it.',
      },
    ],
    reason: 'You receive this letter because this address belonged to a member of the year group.',
  };
}
