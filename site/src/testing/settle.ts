import { waitFor } from 'storybook/test';
import type { StoryNetwork } from './storyNetwork.ts';

/** Milliseconds without a change after which a page counts as drawn. */
const stillness = 60;
const patience = { timeout: 10_000 };

/** Waits until nothing on the page will change by itself: replies, parts that load later, pictures, movements. */
export async function settle({ isBusy }: StoryNetwork): Promise<void> {
  await waitFor(() => {
    if (isBusy()) throw new Error('A reply is still on its way');
  }, patience);
  await untilStill();
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal]')) part.dataset.reveal = 'shown';
  await picturesArrived();
  // Where the focus has moved the page to; the bar would stand in the middle of its picture.
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const animation of document.getAnimations()) {
    // A skeleton's shimmer has no end to go to.
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

function untilStill(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, stillness);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, stillness);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function picturesArrived(): Promise<void> {
  const pictures = [...document.images];
  // Below the fold they would wait to be scrolled to, and a picture of the whole page would show their empty boxes.
  for (const picture of pictures) picture.loading = 'eager';
  await waitFor(() => {
    const missing = pictures.find(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
    if (missing) throw new Error(`The picture ${missing.currentSrc || missing.src} has not arrived`);
  }, patience);
}
