import type { Meta } from '@storybook/react-vite';
import type { Member } from '@year-group/api-types/member';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { pageAt } from '#app/matchedPages.ts';
import type { CartLine } from '#store/cartSlice.ts';
import { writeCart } from '#store/keptCart.ts';
import type { OpenPayment } from '#store/openPaymentSlice.ts';
import { storageKeys } from '#store/persistence.ts';
import { listenToConsole } from './quietConsole.ts';
import { SitePage, type Visit } from './SitePage.tsx';
import { settle } from './settle.ts';
import { makeStoryNetwork, type StoryApi } from './storyNetwork.ts';
import { storyNow, surround } from './storySurroundings.ts';

/** A page story in data. */
export interface PageArgs {
  /** Address on the site, with its query. */
  path: string;
  /** What the API answers; a call that is not here fails the story. */
  api?: StoryApi;
  /** What the visitor has put into the cart. */
  cart?: CartLine[];
  /** Who is signed in; nobody when left out. */
  member?: Pick<Member, 'id'>;
  /** A payment that was begun in an earlier visit. */
  openPayment?: OpenPayment;
  /** What the tab has kept from before a reload, by its name in the storage. */
  tab?: Record<string, unknown>;
  /** The reader's time zone. @default 'Africa/Accra' */
  zone?: string;
}

/** The story's visit, for plays that look at the address or at what was sent. */
export const visitOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded.visit as Visit;

/**
 * For stories that end with suggestions open or with an urgent toast: Base UI then hides what can still be focused from
 * screen readers, on purpose, and uncovers it when the keyboard gets there.
 */
export const hidingByLibrary = {
  a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
};

/**
 * What every page story shares: the real page through the real route table, a stopped clock, a storage of its own, a
 * silent console, and at the end a page on which nothing moves any more.
 */
export const pageStory = {
  parameters: {
    layout: 'fullscreen',
    controls: { include: ['path', 'zone'] },
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: 'desktop' },
        dark: { theme: 'dark', viewport: 'desktop' },
        'light, phone': { theme: 'light', viewport: 'phone' },
        'dark, phone': { theme: 'dark', viewport: 'phone' },
      },
    },
  },
  loaders: [
    async ({ args: { path, api } }) => {
      const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
      await pageAt(history.location.pathname).load?.();
      return { visit: { history, network: makeStoryNetwork(api) } satisfies Visit };
    },
  ],
  beforeEach: ({
    args: { cart = [], member, openPayment, tab = {}, zone = 'Africa/Accra' },
    parameters,
    loaded,
  }) => {
    const kept = {
      [storageKeys.cart]: cart.length > 0 ? writeCart(cart, storyNow) : null,
      [storageKeys.memberToken]: member ? tokenOf(member) : null,
      [storageKeys.openPayment]: openPayment ? JSON.stringify(openPayment) : null,
    };
    const keptInTab = Object.fromEntries(
      Object.entries(tab).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    const { holdStill, restore } = surround({ zone, kept, keptInTab });
    const { heard, stop } = listenToConsole(parameters.expectedInConsole as RegExp | undefined);
    Object.assign(loaded, { heard, holdStill });
    return () => {
      stop();
      restore();
    };
  },
  render: (_args, { loaded, id }) => <SitePage key={id} visit={visitOf({ loaded })} />,
  afterEach: async ({ loaded }) => {
    const { network } = visitOf({ loaded });
    await settle(network);
    // Drawn again in another theme, the story is loaded anew and its surroundings are not.
    (loaded.holdStill as (() => void) | undefined)?.();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) throw new Error(`The page is ${scrollWidth - clientWidth} px too wide`);
    if (network.unanswered.length > 0) throw new Error(`No reply for ${network.unanswered.join(', ')}`);
    const heard = (loaded.heard ?? []) as string[];
    if (heard.length > 0) throw new Error(`In the console: ${heard.join('\n')}`);
  },
} satisfies Meta<PageArgs>;

/** A token as the API signs them, as far as the site reads it. */
const tokenOf = ({ id }: Pick<Member, 'id'>) => `story.${btoa(JSON.stringify({ id }))}.unsigned`;
