import { expect, it } from 'vitest';
import { type IndexEntry, pictureFile, subjectsOf } from './subjects.ts';

const entry = (title: string, exportName: string, tags: string[] = []): IndexEntry => ({
  type: 'story',
  id: `${title}--${exportName}`.toLowerCase(),
  title,
  name: exportName,
  exportName,
  tags,
});

it('photographs only the States of a component, in one width', () => {
  const entries = [entry('Components/Button', 'Default'), entry('Components/Button', 'States')];
  expect(subjectsOf(entries).map(({ name }) => name)).toEqual(['Components/Button.States']);
});

it('photographs every state of a page on a phone and on a computer', () => {
  const subjects = subjectsOf([entry('Pages/Home', 'Loading'), entry('Shop', 'Empty', ['page'])]);
  expect(subjects.map(({ name, width }) => [name, width])).toEqual([
    ['Pages/Home.Loading.390', 390],
    ['Pages/Home.Loading.1280', 1280],
    ['Shop.Empty.390', 390],
    ['Shop.Empty.1280', 1280],
  ]);
});

it('leaves out docs and stories that ask for it', () => {
  const docs = { ...entry('Pages/Home', 'Docs'), type: 'docs' };
  expect(subjectsOf([docs, entry('Pages/Checkout', 'Pays', ['no-picture'])])).toEqual([]);
});

it('names the picture after its place in Storybook, in letters that every file system knows', () => {
  const [subject] = subjectsOf([entry('Components/Order summary', 'States')]);
  expect(subject && pictureFile(subject, 'dark')).toBe('Components/Order-summary.States.dark.webp');
});
