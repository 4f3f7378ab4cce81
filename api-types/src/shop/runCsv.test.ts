import { expect, it } from 'vitest';
import { sheetToCsv } from './runCsv.ts';

const chosen = (size: string, name?: string) => [
  { name: 'Size', value: size, kind: 'choice' as const },
  ...(name ? [{ name: 'Name', value: name, kind: 'text' as const }] : []),
];

it('writes one column for each option, and no formulas', () => {
  const sheet = [
    { options: chosen('M'), quantity: 3 },
    { options: chosen('L', '=KOFI'), quantity: 1 },
  ];
  expect(sheetToCsv({ sheet })).toBe('\uFEFF"Size","Name","Pieces"\r\n"M","","3"\r\n"L","\'=KOFI","1"\r\n');
});
