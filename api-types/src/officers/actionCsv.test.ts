import { expect, it } from 'vitest';
import { makeAction } from '../testing/adminFactories.ts';
import { actionsToCsv } from './actionCsv.ts';

it('is a table that no spreadsheet runs, with who did what and the place in the chain', () => {
  const title = { target: 'news/1', detail: '=HYPERLINK("https://evil.example")', officerName: '@Ama' };
  const csv = actionsToCsv([
    { ...makeAction(title), position: 2, hash: 'b2' },
    {
      ...makeAction({ action: 'login-failed', target: 'administrator', detail: '', officerName: '' }),
      position: 1,
      hash: 'a1',
    },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Place","Time","Officer","Action","Done To","Detail","Hash"',
    `"2","2026-11-10T09:00:00.000Z","'@Ama","Published","news/1","'=HYPERLINK(""https://evil.example"")","b2"`,
    '"1","2026-11-10T09:00:00.000Z","The website itself","A login failed","administrator","","a1"',
    '',
  ]);
});
