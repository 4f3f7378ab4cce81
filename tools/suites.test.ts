import { expect, it } from 'vitest';
import { chooseSuites, needsBrowser, needsBuild } from './suites.ts';

it('runs everything unless told otherwise', () => {
  expect(chooseSuites(undefined)).toEqual([
    'check',
    'unit',
    'api-pglite',
    'api-postgres',
    'faults',
    'attacks',
    'operations',
    'storybook',
    'journeys',
    'visual',
  ]);
});

it('audits only when it is asked to, before everything else', () => {
  expect(chooseSuites(undefined, true)).toEqual(['audit', ...chooseSuites(undefined)]);
  expect(chooseSuites('unit', true)).toEqual(['audit', 'unit']);
  expect(chooseSuites('audit')).toEqual(['audit']);
});

it('runs the chosen suites in their usual order', () => {
  expect(chooseSuites('storybook, unit')).toEqual(['unit', 'storybook']);
});

it('refuses a suite that does not exist instead of testing less than was asked for', () => {
  expect(() => chooseSuites('unit,stories')).toThrow('There is no suite stories');
});

it('looks for a browser only when pages are shown in one', () => {
  expect(chooseSuites(undefined).filter(needsBrowser)).toEqual(['storybook', 'journeys', 'visual']);
});

it('builds the product only for suites that use it', () => {
  expect(needsBuild('audit')).toBe(false);
  expect(needsBuild('check')).toBe(false);
  expect(needsBuild('journeys')).toBe(true);
});
