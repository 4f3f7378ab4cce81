import { describe, expect, it } from 'vitest';
import { isAsset, isCacheable, isPage, isPicture } from './addresses.ts';

const url = (path: string) => new URL(path, 'https://example.org');

describe('what the service worker caches', () => {
  it.each(['/', '/news', '/news?tab=events', '/news/5', '/events/abc', '/shop/7', '/about', '/cart'])(
    'caches the page %s',
    (path) => expect(isCacheable(url(path))).toBe(true),
  );

  it.each([
    '/members',
    '/members/4',
    '/member-login',
    '/checkout',
    '/payment-status?orderId=4',
    '/admin',
    '/admin/news',
    '/api/news',
    '/api/members',
    '/events/4.ics',
    '/news.atom',
    '/share/news/4.jpg',
  ])('never caches %s', (path) => expect(isCacheable(url(path))).toBe(false));

  it.each(['/admin', '/admin/news', '/api/news', '/docs', '/storybook/', '/events.ics'])(
    'never handles %s, even offline',
    (path) => expect(isPage(url(path))).toBe(false),
  );

  it('shows the offline page for private pages', () => {
    expect(isPage(url('/members'))).toBe(true);
    expect(isPage(url('/checkout'))).toBe(true);
  });

  it('distinguishes pictures and built files from uploads', () => {
    expect(isPicture(url('/uploads/a-1200x800-aabbcc.480.webp'))).toBe(true);
    expect(isPicture(url('/images/gallery/a.webp'))).toBe(true);
    expect(isPicture(url('/api/uploads'))).toBe(false);
    expect(isPicture(url('/uploads'))).toBe(false);
    expect(isAsset(url('/assets/site-1.js'))).toBe(true);
    expect(isAsset(url('/admin/assets/index.js'))).toBe(false);
  });
});
