import { previewPaths } from '@year-group/api-types/content/preview';
import { pageNames, pages } from '@year-group/api-types/system/pages';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { pageAddress, pageAt } from './matchedPages.ts';
import { handleOf } from './pageHandle.ts';
import { RequireMember } from './RequireMember.tsx';
import { routes } from './routes.tsx';

const loads = routes
  .flatMap((route) => [route, ...(route.children ?? [])])
  .map(handleOf)
  .flatMap(({ module, load, loadLater }) => [
    { module, load },
    { module: 'the part below the first screen', load: loadLater },
  ])
  .filter(({ load }) => load !== undefined);

it.each(loads)('loads a file that exports a component of its name: $module', async ({ load }) => {
  await expect(load?.()).resolves.not.toThrow();
});

it.each(pageNames)('has a route for the page %s', (name) => {
  const { module, loadLater, movedTo } = pageAt(pages[name].pattern.replace(':id', '7'));
  expect(module ?? loadLater ?? movedTo).toBeDefined();
});

it('lets only members open their pages', () => {
  const guarded = routes
    .filter(({ element }) => isValidElement(element) && element.type === RequireMember)
    .flatMap(({ children = [] }) => children);
  const ofMembers = pageNames.filter((name) => pages[name].access === 'member');
  expect(guarded.map(({ path }) => path)).toEqual(ofMembers.map((name) => pages[name].pattern));
  expect(ofMembers).toContain('members');
});

it.each([
  ['/news/', 'news/HubPage'],
  ['/news/7', 'news/ArticlePage'],
  ['/preview/news', 'news/ArticlePage'],
])('shows at %s the page %s', (path, name) => {
  expect(pageAt(path).module).toBe(`src/features/${name}.tsx`);
});

it.each(['/nowhere', '/news/7/8', '/events', '/wp-login.php'])('has no page at %s', (path) => {
  expect(pageAt(path).status).toBe(404);
});

it('redirects the old login to the verification', () => {
  expect(pageAt('/login').movedTo).toBe('/member-login');
});

it('escapes special characters of an id in the path', () => {
  expect(pages.newsItem.to('a/b?c')).toBe('/news/a%2Fb%3Fc');
  expect(pages.memberLogin.to('/members?page=2')).toBe('/member-login?next=%2Fmembers%3Fpage%3D2');
  expect(pages.news.to('events')).toBe('/news?tab=events');
  expect(pages.news.to('news')).toBe('/news');
});

it.each([
  ['/', '/'],
  ['/?q8123', '/'],
  ['/?utm_source=x&a=b.c?d', '/'],
  ['/news/7?x=1', '/news/7'],
  ['/news?x=1&tab=events&tab=news', '/news?tab=events'],
  ['/shop?q=polo+shirt&category=apparel&x=1', '/shop?category=apparel&q=polo+shirt'],
  ['/payment-status?status=paid&orderId=7&trxref=1', '/payment-status?orderId=7&status=paid'],
  ['/login?next=%2Fmembers%3Fpage%3D2', '/login?next=%2Fmembers%3Fpage%3D2'],
  ['/nowhere?q=1', '/nowhere'],
])('reads from the address %s what its page shows: %s', (address, read) => {
  expect(pageAddress(address)).toBe(read);
});

it.each(Object.values(previewPaths))('has a page for the drafts of %s', (path) => {
  const { status, load, loadLater } = pageAt(path);
  expect(status).toBeUndefined();
  expect(load ?? loadLater).toBeDefined();
});
