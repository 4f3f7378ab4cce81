import { waitFor } from 'storybook/test';
import type { StoryNetwork } from './storyNetwork.ts';

/** A page counts as rendered after this many milliseconds without a change. */
const stillness = 60;
const waitOptions = { timeout: 10_000 };

/**
 * Waits until nothing on the page will change by itself: replies, deferred parts, pictures,
 * animations.
 */
export async function settle({ isBusy }: StoryNetwork): Promise<void> {
  await waitFor(() => {
    if (isBusy()) throw new Error('A reply is still on its way');
  }, waitOptions);
  await untilStill();
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal]')) part.dataset.reveal = 'shown';
  await picturesArrived();
  // The focus may have scrolled the page, and the bar would be in the middle of the picture.
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const animation of document.getAnimations()) {
    // A skeleton's animation has no end.
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
  // Lazy pictures below the fold would be empty in a picture of the whole page.
  for (const picture of pictures) picture.loading = 'eager';
  await waitFor(() => {
    const missing = pictures.find(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
    if (missing) throw new Error(`The picture ${missing.currentSrc || missing.src} has not arrived`);
  }, waitOptions);
}
