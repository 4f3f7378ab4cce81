import { expect, it } from 'vitest';
import { medians, readReport, readTransfer } from './lighthouseReport.ts';

it('reads scores out of 100 and times in milliseconds', () => {
  const measured = readReport({
    categories: { performance: { score: 0.985 }, seo: { score: null } },
    audits: {
      'largest-contentful-paint': { numericValue: 1234.5 },
      'cumulative-layout-shift': { numericValue: 0.01234 },
    },
  });
  expect(measured).toMatchObject({ performance: 99, LCP: 1235, CLS: 0.012 });
});

it('takes the middle run of each measure', () => {
  expect(medians([{ LCP: 900 }, { LCP: 3000 }, { LCP: 1000 }])).toEqual({ LCP: 1000 });
});

it('takes the worse one of two middle runs', () => {
  const runs = [
    { performance: 90, LCP: 1000 },
    { performance: 100, LCP: 2000 },
  ];
  expect(medians(runs)).toEqual({ performance: 90, LCP: 2000 });
});

it('adds up what a load transferred, by type', () => {
  const items = [
    { resourceType: 'Script', transferSize: 100 },
    { resourceType: 'Script', transferSize: 50 },
    { resourceType: 'Image', transferSize: 7 },
  ];
  const report = { categories: {}, audits: { 'network-requests': { details: { items } } } };
  expect(readTransfer(report)).toEqual({ requests: 3, Script: 150, Image: 7 });
});
