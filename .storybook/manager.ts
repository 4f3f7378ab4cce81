import './zodWithoutEval.ts';
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { BrandFileTool } from './BrandFileTool.ts';
import { storybookTheme } from './theme.ts';

addons.setConfig({ theme: storybookTheme, sidebar: { showRoots: true } });

addons.register('brand-file', () => {
  addons.add('brand-file/tool', {
    type: types.TOOL,
    title: 'Brand file',
    match: ({ tabId }) => !tabId,
    render: () => createElement(BrandFileTool),
  });
});
