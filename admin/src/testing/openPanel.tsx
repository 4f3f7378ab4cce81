import { onlineManager } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { configure } from 'storybook/test';
import { onTestFinished } from 'vitest';
import { officerName, panelStore } from '#lib/draft.ts';
import { type PanelParameters, panelScreen } from './inPanel.tsx';
import { account } from './records/officers.ts';

// The first page of a file loads the panel's modules, also on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
// jsdom has no locks; a test has one tab.
const locks = { request: (_name: string, _options: object, work: () => unknown) => work() };
Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

/** Opens the panel at an address, as a story of a screen does, and undoes it after the test. */
export async function openPanel(panel: PanelParameters) {
  const context = { parameters: { panel } };
  const restore = await panelScreen.beforeEach(context);
  // Only what a known officer does is kept for the connection.
  panelStore.setItem(officerName, panel.account ?? account);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(panelScreen.render({}, context));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
    onlineManager.setOnline(true);
    restore();
  });
}
