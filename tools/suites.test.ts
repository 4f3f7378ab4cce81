import { expect, it } from 'vitest';
import { chooseSuites, lanesOf, needsBrowser, needsBuild } from './suites.ts';

const suitesOf = (options: Parameters<typeof chooseSuites>[0]) => chooseSuites(options).suites;

it('runs the usual suites and the core journeys unless told otherwise', () => {
  expect(chooseSuites({})).toEqual({
    suites: ['check', 'unit', 'api-postgres', 'storybook', 'journeys', 'visual'],
    journeys: 'core',
    pictures: [],
  });
});

it('leaves nothing out between npm test and npm run test:deep', () => {
  const deep = chooseSuites({ deep: true });
  expect(deep.journeys).toBe('rest');
  const both = new Set([...suitesOf({}), ...deep.suites]);
  expect(suitesOf({ all: true }).filter((suite) => !both.has(suite))).toEqual([]);
  expect(chooseSuites({ all: true }).journeys).toBe('all');
});

it('audits only when it is asked to, before everything else', () => {
  expect(suitesOf({ audit: true })).toEqual(['audit', ...suitesOf({})]);
  expect(suitesOf({ only: 'unit', audit: true })).toEqual(['audit', 'unit']);
  expect(suitesOf({ only: 'audit' })).toEqual(['audit']);
  expect(suitesOf({ all: true })).not.toContain('audit');
});

it('runs the chosen suites in their usual order, with all journeys', () => {
  expect(suitesOf({ only: 'storybook, unit' })).toEqual(['unit', 'storybook']);
  expect(chooseSuites({ only: 'journeys' }).journeys).toBe('all');
});

it('refuses a suite that does not exist instead of testing less than was asked for', () => {
  expect(() => chooseSuites({ only: 'unit,stories' })).toThrow('There is no suite stories');
});

it('passes on which pictures to take and whether to accept them, to the pictures alone', () => {
  const options = { only: 'visual', names: 'Button', update: true };
  expect(chooseSuites(options).pictures).toEqual(['--update', '--names', 'Button']);
  expect(() => chooseSuites({ update: true })).toThrow('add --only visual');
});

it('runs suites that mostly wait beside the others, and each suite once', () => {
  const suites = suitesOf({ all: true });
  const lanes = lanesOf(suites);
  expect(lanes[1]).toEqual(['faults', 'attacks', 'operations']);
  expect(lanes.flat().toSorted()).toEqual(suites.toSorted());
  expect(lanesOf(['unit', 'visual'])).toEqual([['unit', 'visual']]);
  expect(lanesOf(['faults'])).toEqual([['faults']]);
});

it('looks for a browser only when pages are shown in one', () => {
  expect(suitesOf({ all: true }).filter(needsBrowser)).toEqual(['storybook', 'journeys', 'visual']);
});

it('builds the product only for suites that use it', () => {
  expect(needsBuild('audit')).toBe(false);
  expect(needsBuild('check')).toBe(false);
  expect(needsBuild('journeys')).toBe(true);
});
