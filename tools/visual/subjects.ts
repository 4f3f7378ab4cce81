import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The two looks every picture is taken in. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** One story in one width; it is visited once and photographed in each theme. */
export interface Subject {
  storyId: string;
  width: number;
  /** Name of its baselines without theme, its place in Storybook: `Components/Button.States`. */
  name: string;
}

/** A story in Storybook's index. */
export interface IndexEntry {
  type: string;
  id: string;
  title: string;
  name: string;
  exportName?: string;
  tags?: string[];
}

const pageWidths = [390, 1280];
const componentWidth = 1024;
/** Stories of pages that are no pictures of a state, such as flows, carry this tag. */
const leftOutTag = 'no-picture';

/** The file of a subject's baseline in a theme, relative to the folder of all baselines. */
export const pictureFile = ({ name }: Subject, theme: Theme): string => `${name}.${theme}.webp`;

/** What is photographed: each component's `States`, and every story of a page in two widths. */
export function subjectsOf(entries: readonly IndexEntry[]): Subject[] {
  return entries
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes(leftOutTag))
    .flatMap((entry) => {
      const name = `${entry.title}.${entry.exportName ?? entry.name}`.replaceAll(/[^\w./-]+/g, '-');
      if (isPage(entry))
        return pageWidths.map((width) => ({ storyId: entry.id, width, name: `${name}.${width}` }));
      return entry.exportName === 'States' ? [{ storyId: entry.id, width: componentWidth, name }] : [];
    });
}

const isPage = ({ title, tags = [] }: IndexEntry): boolean =>
  title.startsWith('Pages/') || tags.includes('page');

/** Reads what a built Storybook offers; `only` keeps the subjects whose name contains it. */
export function readSubjects(storybook: string, only = ''): Subject[] {
  const index: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  );
  const wanted = only.toLowerCase();
  return subjectsOf(Object.values(index.entries)).filter(({ name }) => name.toLowerCase().includes(wanted));
}
