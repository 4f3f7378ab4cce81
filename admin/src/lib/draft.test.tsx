// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { panelStore } from './draft.ts';

it('keeps at the end of a session who it was, their drafts and saved searches, the look, the rows at a time, the way to log in', () => {
  const kept = { theme: 'dark', group: { name: 'Ours' }, rows: 25, ownAccount: true, officer: { id: 'ama' } };
  const draft = 'draft.ama.news/new';
  const searches = 'members.savedQueries';
  for (const [name, value] of Object.entries(kept)) panelStore.setItem(name, value);
  panelStore.setItem('members.listParams', { page: 2 });
  panelStore.setItem(draft, { title: 'Half written' });
  panelStore.setItem(searches, [{ label: 'Without a house' }]);
  panelStore.reset();
  for (const [name, value] of Object.entries(kept)) expect(panelStore.getItem(name)).toEqual(value);
  expect(panelStore.getItem('members.listParams')).toBeUndefined();
  expect(panelStore.getItem(draft)).toBeDefined();
  expect(panelStore.getItem(searches)).toBeDefined();
});
