import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@year-group/api-types/endpoints';
import type { Run } from './server.ts';

/** The titles of all news, newest first. */
export async function titlesAt({ url }: Pick<Run, 'url'>): Promise<string[]> {
  const reply = await fetch(`${url}/api/news`);
  return endpoints.listNews.reply.parse(await reply.json()).news.map(({ title }) => title);
}

/** How many confirmed titles are not shown, and how many are shown twice. */
export function faultsIn(shown: string[], confirmed: Iterable<string>) {
  const once = new Set(shown);
  const lost = [...confirmed].filter((title) => !once.has(title)).length;
  return { lost, doubled: shown.length - once.size };
}

/** The letters that a server wrote below a folder. */
export const lettersIn = (folder: string): string[] =>
  globSync('**/*.eml', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
