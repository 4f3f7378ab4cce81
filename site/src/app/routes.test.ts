import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '#lib/paths.ts';
import { pageAddress, pageAt } from './matchedPages.ts';
import { handleOf } from './pageHandle.ts';
import { routes } from './routes.tsx';

const site = join(import.meta.dirname, '../..');
const table = readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8');
const modules = routes
  .flatMap((route) => [route, ...(route.children ?? [])])
  .flatMap((route) => handleOf(route))
  .flatMap(({ module = [], deferredModule = [] }) => [module, deferredModule].flat());

it.each(modules)('names the file that it loads: %s', (module) => {
  expect(existsSync(join(site, module))).toBe(true);
  expect(table).toContain(`import('${module.replace('src/', '#')}')`);
});

it.each([
  ['/', 'home/HomePage'],
  ['/about', 'about/AboutPage'],
  ['/alumni', 'alumni/AlumniPage'],
  ['/news', 'news/HubPage'],
  ['/news/', 'news/HubPage'],
  ['/news/7', 'news/ArticlePage'],
  ['/events/7', 'events/EventPage'],
  ['/preview/news', 'news/ArticlePreviewPage'],
  ['/preview/events', 'events/EventPreviewPage'],
  ['/donate', 'donate/DonatePage'],
  ['/register', 'register/RegisterPage'],
  ['/member-login', 'verify/VerifyPage'],
  ['/members', 'members/DirectoryPage'],
  ['/members/7', 'members/ProfilePage'],
  ['/shop', 'shop/ShopPage'],
  ['/shop/7', 'shop/ListingPage'],
  ['/cart', 'cart/CartPage'],
  ['/checkout', 'checkout/CheckoutPage'],
  ['/payment-status', 'paymentStatus/PaymentStatusPage'],
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
  expect(paths.newsItem.to('a/b?c')).toBe('/news/a%2Fb%3Fc');
  expect(paths.memberLogin.to('/members?page=2')).toBe('/member-login?next=%2Fmembers%3Fpage%3D2');
  expect(paths.news.to('events')).toBe('/news?tab=events');
  expect(paths.news.to('news')).toBe('/news');
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
