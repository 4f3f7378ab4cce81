import { describe, expect, it } from 'vitest';
import { isAsset, isKeptPage, isPage, isPicture } from './addresses.ts';

const url = (path: string) => new URL(path, 'https://example.org');

describe('what the service worker keeps', () => {
  it.each(['/', '/news', '/news?tab=events', '/news/5', '/events/abc', '/shop/7', '/about', '/cart'])(
    'keeps the page %s',
    (path) => expect(isKeptPage(url(path))).toBe(true),
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
  ])('never keeps %s', (path) => expect(isKeptPage(url(path))).toBe(false));

  it.each(['/admin', '/admin/news', '/api/news', '/docs', '/storybook/', '/events.ics'])(
    'leaves %s alone even without a network',
    (path) => expect(isPage(url(path))).toBe(false),
  );

  it('shows a page of ours for private pages without a network', () => {
    expect(isPage(url('/members'))).toBe(true);
    expect(isPage(url('/checkout'))).toBe(true);
  });

  it('tells pictures and built files from what the administrator sends', () => {
    expect(isPicture(url('/uploads/a-1200x800-aabbcc.480.webp'))).toBe(true);
    expect(isPicture(url('/images/gate-640.avif'))).toBe(true);
    expect(isPicture(url('/api/uploads'))).toBe(false);
    expect(isPicture(url('/uploads'))).toBe(false);
    expect(isAsset(url('/assets/site-1.js'))).toBe(true);
    expect(isAsset(url('/admin/assets/index.js'))).toBe(false);
  });
});
