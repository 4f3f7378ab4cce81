import type { Letter } from '../layout/letter.ts';

/** To a member who verifies their membership: six digits, valid once, for ten minutes. */
export function verificationCode({ code, fullName }: { code: string; fullName: string }): Letter {
  return {
    subject: `${code} is your verification code`,
    preheader: 'It works once, within ten minutes of your asking for it.',
    title: 'Your verification code',
    blocks: [
      { kind: 'paragraph', text: `Dear ${fullName},` },
      {
        kind: 'paragraph',
        text: 'Type this code on the page where you asked for it. It works once, within ten minutes.',
      },
      { kind: 'code', code },
      {
        kind: 'note',
        text: 'Nobody from the association will ever ask you for this code. If you did not ask for it, there is nothing to do: without it nobody comes in.',
      },
    ],
    reason: 'You receive this letter because someone asked to verify your membership of the year group.',
  };
}
