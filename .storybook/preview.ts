import './zodWithoutEval.ts';
import '@year-group/ui-kit/styles/fonts.css';
import '@year-group/ui-kit/styles/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { addExtendedFont } from '@year-group/ui-kit/styles/fonts.ts';
import { axeInDark } from '@year-group/ui-kit/testing/axeInDark';
import { fontsReady } from '@year-group/ui-kit/testing/fontsReady';
import { brandFileGlobal, openedBrand } from '@year-group/ui-kit/testing/openedBrand';
import { createElement, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { paletteItems, showPalette } from './palettes.ts';
import { storybookTheme } from './theme.ts';

addExtendedFont();

// In ms, instead of one second: a page that is fetched on demand takes longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Loaded with the first page of a component: no story needs it.
const ComponentPage = lazy(async () => ({
  default: (await import('@year-group/ui-kit/docs/ComponentPage')).ComponentPage,
}));
const componentPage = () => createElement(Suspense, null, createElement(ComponentPage));

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    palette: {
      description: 'Colours of a group',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: paletteItems },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', palette: 'reference', motion: 'full', [brandFileGlobal]: '' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // Chromatic takes both themes.
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: storybookTheme, page: componentPage },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colours', 'Type', 'Space', 'Motion', 'Icons', 'Voice'],
          'Components',
          ['Actions', 'Forms', 'Feedback', 'Navigation', 'Commerce', 'Layout', 'Content'],
          'Pages',
          'User flows',
          'Administration',
          ['Screens', 'Theme'],
        ],
      },
    },
    viewport: {
      options: {
        narrow: viewport('Narrow phone', 320, 640, 'mobile'),
        phone: viewport('Phone', 390, 844, 'mobile'),
        tablet: viewport('Tablet', 768, 1024, 'tablet'),
        desktop: viewport('Desktop', 1280, 800, 'desktop'),
      },
    },
  },
  beforeAll: fontsReady,
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      showPalette(globals.palette, openedBrand(globals)?.look);
      document.documentElement.dataset.motion = String(globals.motion);
      return Story();
    },
  ],
  afterEach: axeInDark,
};
export default preview;
