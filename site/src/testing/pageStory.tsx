import type { Meta } from '@storybook/react-vite';
import type { Member } from '@year-group/api-types/members/member';
import { checkWidth } from '@year-group/ui-kit/testing/checkWidth';
import { isTestRun } from '@year-group/ui-kit/testing/isTestRun';
import { brandFileGlobal, openedBrand } from '@year-group/ui-kit/testing/openedBrand';
import type { CartLine } from '#store/cartSlice.ts';
import type { OpenPayment } from '#store/openPaymentSlice.ts';
import { storageKeys } from '#store/persistence.ts';
import { writeCart } from '#store/storedCart.ts';
import { listenToConsole } from './quietConsole.ts';
import { openSite, SitePage, type Visit } from './SitePage.tsx';
import { settle } from './settle.ts';
import { setUpEnvironment, storyNow } from './storyEnvironment.ts';
import { groupRepliesOf, recordOf, type StoryRecord } from './storyGroup.ts';
import { makeStoryNetwork, type StoryApi, type StoryNetwork } from './storyNetwork.ts';

/** The data of a page story. */
export interface PageArgs {
  /** Address on the site, with its query. */
  path: string;
  /** The API's replies. A call without one fails the story. */
  api?: StoryApi;
  /** The cart. */
  cart?: CartLine[];
  /** The logged-in member. @default nobody */
  member?: Pick<Member, 'id'>;
  /** A payment that was started in an earlier visit. */
  openPayment?: OpenPayment;
  /** Session storage from before a reload, by key. */
  tab?: Record<string, unknown>;
  /** Local storage from earlier visits, by key. */
  device?: Record<string, unknown>;
  /** Whose site it is. @default the demo's group */
  group?: StoryRecord;
  /** Whether the server has no payment provider. @default false */
  paysByHand?: boolean;
  /** The reader's time zone. @default 'Africa/Accra' */
  zone?: string;
}

/** The story's visit, for plays that read the address or the requests. */
export const visitOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded.visit as Visit;

/**
 * For stories that end with suggestions open or with an urgent toast: Base UI then hides focusable
 * elements from screen readers on purpose, and shows them when they get the focus.
 */
export const hidingByLibrary = {
  a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
};

/**
 * What every page story shares: the real page through the real route table, a stopped clock, its
 * own storage, an empty console, and at the end a page without movement.
 */
export const pageStory = {
  parameters: {
    // The shown source is the story's own: drawing it from the props would walk through the whole router.
    docs: { source: { type: 'code' } },
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
    async ({ args: { path, api, group: own, member, paysByHand }, globals }) => {
      const brand = openedBrand(globals);
      // A brand file that was opened in the catalogue takes the place of the story's group.
      const group = brand ? recordOf(brand as Partial<StoryRecord>) : own;
      const network = makeStoryNetwork({ ...(group && groupRepliesOf(group)), ...api });
      return {
        visit: await openSite(path, network, { group, token: member ? tokenOf(member) : null, paysByHand }),
      };
    },
  ],
  beforeEach: ({
    args: { cart = [], member, openPayment, tab = {}, device = {}, zone = 'Africa/Accra' },
    parameters,
    loaded,
  }) => {
    const textsOf = (items: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(items).map(([key, value]) => [key, JSON.stringify(value)]));
    const localItems = {
      ...textsOf(device),
      [storageKeys.cart]: cart.length > 0 ? writeCart(cart, storyNow) : null,
      [storageKeys.memberToken]: member ? tokenOf(member) : null,
      [storageKeys.openPayment]: openPayment ? JSON.stringify(openPayment) : null,
    };
    const { holdStill, restore } = setUpEnvironment({ zone, localItems, sessionItems: textsOf(tab) });
    const { logged, stop } = listenToConsole(parameters.expectedInConsole as RegExp | undefined);
    Object.assign(loaded, { logged, holdStill });
    return () => {
      stop();
      restore();
    };
  },
  render: (_args, { loaded, id, globals }) => (
    <SitePage key={`${id} ${globals[brandFileGlobal]}`} visit={visitOf({ loaded })} />
  ),
  afterEach: async ({ loaded }) => {
    const { network } = visitOf({ loaded });
    try {
      await settle(network);
      // When a story renders again in another theme, its loaders run again, but its environment
      // stays.
      (loaded.holdStill as (() => void) | undefined)?.();
      checkPage(network, (loaded.logged ?? []) as string[]);
    } catch (error) {
      // Storybook shows an error of this hook in place of the page.
      if (isTestRun()) throw error;
    }
  },
} satisfies Meta<PageArgs>;

/** Fails a story whose page is too wide, has no reply for a call, or writes to the console. */
function checkPage({ unanswered }: StoryNetwork, logged: readonly string[]) {
  checkWidth();
  if (unanswered.length > 0) throw new Error(`No reply for ${unanswered.join(', ')}`);
  if (logged.length > 0) throw new Error(`In the console: ${logged.join('\n')}`);
}

/** A token in the API's format, as far as the site reads it. */
const tokenOf = ({ id }: Pick<Member, 'id'>) => `story.${btoa(JSON.stringify({ id }))}.unsigned`;
