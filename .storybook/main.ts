import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const pictures = join(import.meta.dirname, '../site/public');
const demoPictures = join(import.meta.dirname, '../api/src/platform/db/demo/pictures');

const config: StorybookConfig = {
  stories: [
    '../ui-kit/src/docs/*.mdx',
    '../admin/src/docs/*.mdx',
    '../ui-kit/src/**/*.stories.tsx',
    '../site/src/**/*.stories.tsx',
    '../admin/src/**/*.stories.tsx',
    './*.stories.tsx',
  ],
  addons: [
    // Tables, which MDX does not know by itself.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  staticDirs: [
    ...(existsSync(pictures) ? [pictures] : []),
    // Images of the shop's page stories, served at the address of uploads.
    ...(existsSync(demoPictures) ? [{ from: demoPictures, to: '/uploads' }] : []),
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
