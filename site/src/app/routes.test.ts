import { previewPath } from '@year-group/api-types/content/preview';
import { groupSections } from '@year-group/api-types/group/group';
import { pageNames, pages } from '@year-group/api-types/system/pages';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { addressOf } from '../entryServer.tsx';
import { loadPage, pageAt } from './pageHandle.ts';
import { RequireMember } from './RequireMember.tsx';
import { routes } from './routes.tsx';

const matched = (path: string) => matchRoutes(routes, path)?.map(({ route }) => route) ?? [];
const pathOf = (name: (typeof pageNames)[number]) => pages[name].pattern.replace(':id', '7');

const drafts = ['news', 'events', 'listings', ...Object.keys(groupSections)];
const previews = drafts.map((draft) => previewPath + draft);

it.each([...pageNames.filter((name) => name !== 'login').map(pathOf), ...previews])(
  'has a page at %s, whose file exports a component of its name',
  async (path) => {
    expect(pageAt(routes, path).status).toBeUndefined();
    await loadPage(routes, path);
    expect(matched(path).at(-1)?.Component).toBeTypeOf('function');
  },
);

it('lets only members open their pages', () => {
  const guarded = pageNames.filter((name) =>
    matched(pathOf(name)).some(({ Component }) => Component === RequireMember),
  );
  expect(guarded).toEqual(pageNames.filter((name) => pages[name].access === 'member'));
  expect(guarded).toContain('members');
});

it.each([
  ['/news/', 'news/HubPage'],
  ['/news/7', 'news/ArticlePage'],
  ['/preview/news', 'news/ArticlePage'],
])('shows at %s the page %s', (path, name) => {
  expect(pageAt(routes, path).module).toBe(`src/features/${name}.tsx`);
});

it.each(['/nowhere', '/news/7/8', '/events', '/wp-login.php'])('has no page at %s', (path) => {
  expect(pageAt(routes, path).status).toBe(404);
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
  expect(addressOf(address)).toBe(read);
});
