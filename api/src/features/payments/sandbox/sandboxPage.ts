import { formatPesewas } from '@year-group/api-types/common/money';
import type { ColorRole, Colours } from '@year-group/api-types/group/colours';
import { escapeHtml } from '#platform/http/escapeHtml.ts';
import type { SandboxPayment } from './sandboxStore.ts';
import { scenarios, usualScenarios } from './scenarios.ts';

/** A card or mobile money number that a payer can type on the sandbox's page. */
interface Instrument {
  /** Digits only. */
  number: string;
  scenario: 'pay' | 'decline';
  label: string;
}

/** The test numbers of Paystack's documentation. */
const instruments: readonly Instrument[] = [
  { number: '4084084084084081', scenario: 'pay', label: 'card, no questions' },
  { number: '5192602720584796', scenario: 'pay', label: 'card, bank’s page' },
  { number: '507850785078507812', scenario: 'pay', label: 'card with PIN' },
  { number: '5060666666666666666', scenario: 'pay', label: 'card with PIN and code' },
  { number: '507850785078507804', scenario: 'pay', label: 'card with PIN, phone and code' },
  { number: '4084080067001803', scenario: 'pay', label: 'card whose refund fails' },
  { number: '4084080067001902', scenario: 'pay', label: 'card whose refund needs attention' },
  { number: '0551234987', scenario: 'pay', label: 'MTN mobile money' },
  { number: '4084080000005408', scenario: 'decline', label: 'card declined' },
  { number: '4084080000670037', scenario: 'decline', label: 'not enough money' },
  { number: '507850785078507853', scenario: 'decline', label: 'no token' },
];

/** The instrument with this number, ignoring spaces, hyphens and Ghana's prefix. */
export function findInstrument(typed: string): Instrument | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '').replace(/^(?:\+|00)233/, '0');
  return instruments.find(({ number }) => number === digits);
}

/** Whose shop the page is about. */
export interface ShopLook {
  name: string;
  colours: Colours;
}

function styleOf({ light, dark }: Colours): string {
  const colour = (role: ColorRole) => `light-dark(${light[role]}, ${dark[role]})`;
  return `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: ${colour('paper')}; color: ${colour('ink')}; }
  main { max-inline-size: 30rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
  h1 { font: 600 1.75rem/1.2 Georgia, serif; margin: 0 0 .5rem; }
  .kicker { letter-spacing: .12em; text-transform: uppercase; font-size: .8rem; color: ${colour('inkSoft')}; margin: 0 0 .25rem; }
  .amount { font-size: 2.5rem; font-variant-numeric: tabular-nums; margin: 1rem 0; }
  form { display: grid; gap: .75rem; }
  button { min-block-size: 44px; padding: .6rem 1rem; font: inherit; text-align: start; border: 1px solid ${colour('line')}; border-radius: 4px; background: ${colour('surface')}; color: inherit; cursor: pointer; }
  form > button:first-of-type { background: ${colour('brandFill')}; color: ${colour('onBrand')}; border-color: transparent; text-align: center; font-weight: 600; }
  label { font-weight: 600; } input { min-block-size: 44px; padding: .5rem .75rem; font: inherit; color: inherit; background: ${colour('surface')}; border: 1px solid ${colour('inkSoft')}; border-radius: 4px; }
  form + form { margin-block-start: 2rem; padding-block-start: 1.5rem; border-block-start: 1px solid ${colour('line')}; }
  .problem { margin: 0; color: ${colour('danger')}; } details { font-size: .9rem; } summary { min-block-size: 44px; align-content: center; cursor: pointer; } details button { inline-size: 100%; margin-block-end: .5rem; } li { font-variant-numeric: tabular-nums; }
  button:focus-visible, input:focus-visible, summary:focus-visible { outline: 2px solid ${colour('brand')}; outline-offset: 2px; }
`;
}

/** The sandbox's page: whose shop, amount due, a test number, a button for each scenario. */
export function sandboxPage(
  look: ShopLook,
  { amountPesewas, reference, state }: SandboxPayment,
  problem?: string,
): string {
  const buttons = scenarios.map(
    ({ name, label }) => `<button name="scenario" value="${name}">${label}</button>`,
  );
  const usual = buttons.slice(0, usualScenarios).join('');
  const rare = `<details><summary>Try a rare case</summary>${buttons.slice(usualScenarios).join('')}</details>`;
  const body =
    state === 'open'
      ? `<form method="post">${usual}${rare}</form>${numberForm(problem)}`
      : '<p>This payment is settled. You can close this page.</p>';
  return page(
    look,
    'Sandbox payment',
    `<p class="kicker">Sandbox · no money moves</p>
     <h1>${escapeHtml(look.name)} shop</h1>
     <p>Reference ${reference}</p>
     <p class="amount">${formatPesewas(amountPesewas)}</p>
     ${body}`,
  );
}

function numberForm(problem: string | undefined): string {
  const known = instruments.map(({ number, label }) => `<li>${number}: ${label}</li>`).join('');
  const described = problem
    ? `aria-invalid="true" aria-describedby="problem"><p class="problem" id="problem" role="alert">${problem}</p>`
    : '>';
  return `<form method="post">
    <label for="instrument">Card or mobile money number</label>
    <input id="instrument" name="instrument" inputmode="tel" autocomplete="off" required ${described}
    <button>Pay with this number</button>
    <details><summary>Test numbers</summary><ul>${known}</ul></details>
  </form>`;
}

/** Shown when the payer closes the tab instead of going back. */
export function closedPage(look: ShopLook): string {
  return page(
    look,
    'Payment left',
    '<h1>You left the payment page</h1><p>Close this tab. The shop finds out by itself.</p>',
  );
}

/** Shown at the address of an unknown payment. */
export function unknownPage(look: ShopLook): string {
  return page(
    look,
    'Payment not found',
    '<h1>There is no such payment</h1><p>Go back to the shop and start the payment again from there.</p>',
  );
}

function page({ colours }: ShopLook, title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${styleOf(colours)}</style><main>${content}</main></html>`;
}
