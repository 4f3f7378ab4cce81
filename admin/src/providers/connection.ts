import { onlineManager } from '@tanstack/react-query';

/** How often a server that did not answer is asked again, in ms. */
const probeMs = 5000;
let isAsking = false;

/**
 * After a request without an answer: asks the server once more. If it does not answer, react-query
 * and react-admin (`useIsOffline`) take the panel as offline until it does.
 */
export async function checkConnection(probe: () => Promise<unknown>): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const answers = () =>
    probe().then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    onlineManager.setOnline(false);
    await new Promise((resolve) => setTimeout(resolve, probeMs));
  }
  onlineManager.setOnline(true);
  isAsking = false;
}
