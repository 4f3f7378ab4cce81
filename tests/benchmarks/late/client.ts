import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LateList } from './LateList.ts';

const root = document.getElementById('list');
if (root) hydrateRoot(root, createElement(LateList));
