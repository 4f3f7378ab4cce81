import {
  type GroupContent,
  type GroupSection,
  type GroupShell,
  groupSections,
} from '@year-group/api-types/group/group';
import { unnamedGroup } from '@year-group/api-types/group/unnamedGroup';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { groupVersions } from '../db/schema.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * A section as it was published last, before the first time with content null and version 0; older
 * content gets default values of the new fields.
 */
export async function readSection<Section extends GroupSection>(
  db: Database,
  section: Section,
): Promise<{ version: number; content: GroupContent<Section> | null }> {
  const [row] = await db
    .select()
    .from(groupVersions)
    .where(eq(groupVersions.section, section))
    .orderBy(desc(groupVersions.version))
    .limit(1);
  if (!row) return { version: 0, content: null };
  const { data } = groupSections[section].safeParse(row.content);
  return { version: row.version, content: (data ?? row.content) as GroupContent<Section> };
}

/** Reads what the group has published about itself; its shell says whether there is a payment provider. */
export function createGroupRecord(db: Database, { paymentProvider }: Pick<Settings, 'paymentProvider'>) {
  const section = <Section extends GroupSection>(name: Section) => readSection(db, name);

  /** What every page, letter and picture needs. */

  async function shell(): Promise<GroupShell> {
    const [identity, contact, houses, parts, look] = await Promise.all([
      section('identity'),
      section('contact'),
      section('houses'),
      section('parts'),
      section('look'),
    ]);
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

  return { section, shell };
}

export type GroupRecord = ReturnType<typeof createGroupRecord>;

/** The group's own texts, whose words are tried first to guess its passwords. */
export const wordsOfGroup = ({ identity, houses }: Pick<GroupShell, 'identity' | 'houses'>): string[] => {
  const { name, shortName, school, motto } = identity;
  return [name, shortName, school, motto, ...houses.names];
};
