import type { Letter, Sender } from '../layout/letter.ts';

/** To an owner who hands the website over: its code proves that letters arrive. */
export function handoverTest({ code }: { code: string }, { publicUrl }: Sender): Letter {
  return {
    subject: `${code} is the code of the handover`,
    preheader: 'This letter proves that the website’s letters arrive.',
    title: 'The letter of the handover',
    blocks: [
      'Type this code on the page of the handover. It counts until you ask for another letter.',
      { kind: 'code', code },
      { kind: 'button', label: 'Open the handover', href: `${publicUrl}/admin/settings/handover` },
    ],
    reason:
      'You receive this letter because an owner of the website asked for it on the page of the handover.',
  };
}
