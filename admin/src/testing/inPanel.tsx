import type { GroupReply } from '@year-group/api-types/group/group';
import type { OwnAccount } from '@year-group/api-types/officers/officers';
import { checkWidth } from '@year-group/ui-kit/testing/checkWidth';
import { isTestRun } from '@year-group/ui-kit/testing/isTestRun';
import { useStoryTheme } from '@year-group/ui-kit/testing/useStoryTheme';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type AuthProvider,
  CoreAdminContext,
  memoryStore,
  Notification,
  TestMemoryRouter,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { screen } from 'storybook/test';
import { Panel } from '#app/App.tsx';
import { adminTheme } from '#app/theme/adminTheme.ts';
import { refreshBrand, useBrand } from '#providers/brand.ts';
import { authProvider, dataProvider, queries } from '#providers/providers.ts';
import { inAdminTheme } from './inAdminTheme.tsx';
import { type Replies, setUpNetwork } from './storyNetwork.ts';
import { everywhere, storyGroup } from './storyPanel.ts';

/** What a story gives to its surroundings, as its parameter `panel`. */
export interface PanelParameters {
  /** Address of a screen below `/admin`. */
  path?: string;
  replies?: Replies;
  /** Who is logged in. @default the owner. On a screen `null` for nobody. */
  account?: OwnAccount | null;
  /** Whose panel it is. */
  group?: GroupReply;
}

interface StoryContext {
  parameters: { panel?: PanelParameters };
}

/** What surrounds a part of a screen. */
function Surroundings({ children }: { children: ReactNode }) {
  const [store] = useState(() => memoryStore());
  return (
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        queryClient={queries}
        store={store}
      >
        {children}
        <Notification />
      </CoreAdminContext>
    </TestMemoryRouter>
  );
}

/** The whole panel at an address. */
function Screen({ path = '', account }: Pick<PanelParameters, 'path' | 'account'>) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <StoryPanel isSignedIn={account !== null} /> }], {
      basename: '/admin',
      initialEntries: [`/admin${path}`],
    }),
  );
  return <RouterProvider router={router} useTransitions={false} />;
}

function StoryPanel({ isSignedIn }: { isSignedIn: boolean }) {
  const { colours } = useBrand();
  const mode = useStoryTheme();
  const theme = useMemo(() => adminTheme(mode, colours), [mode, colours]);
  const [own] = useState(() => ({
    store: memoryStore(),
    queryClient: queries,
    authProvider: isSignedIn ? signedIn : authProvider,
  }));
  return <Panel {...own} theme={theme} darkTheme={theme} />;
}

/** An officer whose session does not end. */
const signedIn: AuthProvider = {
  ...authProvider,
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
};

async function setUp({ parameters: { panel = {} } }: StoryContext) {
  const { account, group = storyGroup, replies } = panel;
  const own = {
    'GET /api/group': { body: group },
    ...(account && { 'GET /api/admin/me': { body: account } }),
  };
  queries.clear();
  const { unanswered, restore } = setUpNetwork({ ...everywhere, ...own, ...replies });
  await refreshBrand();
  return () => {
    restore();
    // What a reader does in the catalogue may ask for more than the story has.
    if (isTestRun() && unanswered.length > 0) throw new Error(`No reply for ${unanswered.join(', ')}`);
  };
}

/** The meta of stories of a part of a screen that calls the API: replies come from a table. */
export const panelStory = {
  decorators: [
    (Story: () => ReactNode) => (
      <Surroundings>
        <Story />
      </Surroundings>
    ),
    inAdminTheme,
  ],
  beforeEach: setUp,
};

/** The meta of stories of a screen: the real panel at an address, with the same table. */
export const panelScreen = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: setUp,
  render: (_args: object, { parameters: { panel } }: StoryContext) => <Screen {...panel} />,
  afterEach: () => checkWidth(),
};

/** For the stories of a screen on the narrowest phone. */
export const onAPhone = { globals: { viewport: { value: 'narrow' } } };

/** A play function that waits until a text is there. */
export const shows = (text: string | RegExp) => async () => {
  await screen.findAllByText(text);
};
