import {
  type GroupContent,
  type GroupSection,
  type GroupShell,
  groupSections,
} from '@year-group/api-types/group/group';
import { unnamedGroup } from '@year-group/api-types/group/unnamedGroup';
import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { groupVersions } from '../db/schema.ts';
import type { Settings } from '../settings/settings.ts';

/** A section as it was published last; before the first time its content is null and its version 0. */
interface Published<Section extends GroupSection> {
  version: number;
  content: GroupContent<Section> | null;
}

/** The last published version of each of these sections; older content gets defaults of new fields. */
async function readSections<Section extends GroupSection>(db: Database, names: readonly Section[]) {
  const rows = await db
    .selectDistinctOn([groupVersions.section])
    .from(groupVersions)
    .where(inArray(groupVersions.section, [...names]))
    .orderBy(groupVersions.section, desc(groupVersions.version));
  const read = (name: GroupSection) => {
    const row = rows.find(({ section }) => section === name);
    if (!row) return { version: 0, content: null };
    const { data } = groupSections[name].safeParse(row.content);
    return { version: row.version, content: data ?? row.content };
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as {
    [Name in Section]: Published<Name>;
  };
}

/** One section as it was published last. */
export const readSection = async <Section extends GroupSection>(
  db: Database,
  name: Section,
): Promise<Published<Section>> => (await readSections(db, [name]))[name];

const shellSections = ['identity', 'contact', 'houses', 'parts', 'look'] as const;

/** Reads what the group has published about itself; its shell says whether there is a payment provider. */
export function createGroupRecord(db: Database, { paymentProvider }: Pick<Settings, 'paymentProvider'>) {
  const section = <Section extends GroupSection>(name: Section) => readSection(db, name);

  /** What every page, letter and picture needs. */
  async function shell(): Promise<GroupShell> {
    const { identity, contact, houses, parts, look } = await readSections(db, shellSections);
    return {
      identity: identity.content ?? unnamedGroup.identity,
      contact: contact.content ?? unnamedGroup.contact,
      houses: houses.content
        ? { label: houses.content.label, names: houses.content.names.map(({ name }) => name) }
        : unnamedGroup.houses,
      parts: parts.content ?? unnamedGroup.parts,
      paysByHand: paymentProvider === 'none',
      crest: look.content?.crest ?? null,
      hero: look.content?.hero ?? null,
    };
  }

  return {
    section,
    shell,
    // For those who need no more of the shell.
    identity: async () => (await section('identity')).content ?? unnamedGroup.identity,
    parts: async () => (await section('parts')).content ?? unnamedGroup.parts,
  };
}

export type GroupRecord = ReturnType<typeof createGroupRecord>;

/** The group's own texts, whose words are tried first to guess its passwords. */
export const wordsOfGroup = ({ identity, houses }: Pick<GroupShell, 'identity' | 'houses'>): string[] => {
  const { name, shortName, school, motto } = identity;
  return [name, shortName, school, motto, ...houses.names];
};
