import { expect, it } from 'vitest';
import { rightsOfPage } from './access.ts';

it('opens the forms of content only to those who may change it, also the dialog of news', () => {
  for (const path of ['/news/1/show', '/events/edit/1', '/news/create'])
    expect(rightsOfPage(path)).toEqual(['content.change']);
  expect(rightsOfPage('/members/1/show')).toEqual(['members.read']);
  expect(rightsOfPage('/news')).toEqual([]);
});
