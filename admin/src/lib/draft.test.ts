import { expect, it, onTestFinished, vi } from 'vitest';

it('keeps at a logout what tells nobody anything: the look, the rows at a time, the way to log in', async () => {
  vi.stubGlobal('window', { localStorage: sessionStorage, addEventListener: vi.fn<() => void>() });
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const { panelStore } = await import('./draft.ts');
  const kept = { theme: 'dark', group: { name: 'Ours' }, rows: 25, ownAccount: true };
  for (const [name, value] of Object.entries(kept)) panelStore.setItem(name, value);
  panelStore.setItem('officer', { name: 'Ama' });
  const draft = 'draft.ama.news/new';
  panelStore.setItem(draft, { title: 'Half written' });
  panelStore.reset();
  for (const [name, value] of Object.entries(kept)) expect(panelStore.getItem(name)).toEqual(value);
  expect(panelStore.getItem('officer')).toBeUndefined();
  expect(panelStore.getItem(draft)).toBeDefined();
});
