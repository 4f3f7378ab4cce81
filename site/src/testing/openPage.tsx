import '@testing-library/jest-dom/vitest';
import { composeStory, type Meta } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { readCart } from '#store/storedCart.ts';
import { type PageArgs, pageStory, visitOf } from './pageStory.tsx';
import type { Visit } from './SitePage.tsx';
import type { StoryNetwork } from './storyNetwork.ts';

/** A file of page stories. */
interface Stories {
  default: Meta<PageArgs>;
}

// jsdom has no layout, so nothing to scroll.
window.scrollTo = () => {};

const networks: StoryNetwork[] = [];

afterEach(async () => {
  cleanup();
  // Storybook undoes a story's environment when the next one loads.
  await composeStory({}, {}).load();
  const unanswered = networks.splice(0).flatMap((network) => network.unanswered);
  if (unanswered.length > 0) throw new Error(`Calls without a reply: ${unanswered.join(', ')}`);
});

/**
 * Opens a story's page in the test's document, with other data where the test needs it: replies of
 * `api` are added to the story's.
 */
export async function openPage<Module extends Stories>(
  stories: Module,
  name: Exclude<keyof Module, 'default'>,
  { api, ...changes }: Partial<PageArgs> = {},
) {
  const meta = stories.default;
  const { args } = stories[name] as { args?: Partial<PageArgs> };
  let visit: Visit | undefined;
  const Page = composeStory<PageArgs>(
    {
      args: { ...args, ...changes, api: { ...(args?.api ?? meta.args?.api), ...api } },
      render: (shown, context) => {
        visit = visitOf(context);
        return pageStory.render(shown, context);
      },
    },
    meta,
  );
  await Page.load();
  const user = userEvent.setup();
  const { unmount } = render(<Page />);
  const { router, store, network } = visit as Visit;
  networks.push(network);
  return { user, unmount, router, store, calls: network.calls };
}

/** The lines of the cart that the browser keeps. */
export const keptCart = () => readCart(localStorage.getItem('cart'), Date.now());

/** An entry of session storage, in the form in which a page can be opened with it again. */
export const keptTab = (key: string): Record<string, unknown> => ({
  [key]: JSON.parse(sessionStorage.getItem(key) ?? 'null'),
});
