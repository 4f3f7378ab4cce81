// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { panelStore } from './draft.ts';

it('keeps at a logout what tells nobody anything: the look, the rows at a time, the way to log in', () => {
  const kept = { theme: 'dark', group: { name: 'Ours' }, rows: 25, ownAccount: true };
  const draft = 'draft.ama.news/new';
  for (const [name, value] of Object.entries(kept)) panelStore.setItem(name, value);
  panelStore.setItem('officer', { name: 'Ama' });
  panelStore.setItem(draft, { title: 'Half written' });
  panelStore.reset();
  for (const [name, value] of Object.entries(kept)) expect(panelStore.getItem(name)).toEqual(value);
  expect(panelStore.getItem('officer')).toBeUndefined();
  expect(panelStore.getItem(draft)).toBeDefined();
});
