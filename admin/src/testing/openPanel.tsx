import { createRoot } from 'react-dom/client';
import { configure } from 'storybook/test';
import { onTestFinished } from 'vitest';
import { type PanelParameters, panelScreen } from './inPanel.tsx';

// A page that is loaded on demand takes longer on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

/** Opens the panel at an address, as a story of a screen does, and undoes it after the test. */
export async function openPanel(panel: PanelParameters) {
  const context = { parameters: { panel } };
  const restore = await panelScreen.beforeEach(context);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(panelScreen.render({}, context));
  onTestFinished(() => {
    root.unmount();
    restore();
  });
}
