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

/** A section as it was published last; before the first time content null and version 0. */
interface Published<Section extends GroupSection> {
  version: number;
  content: GroupContent<Section> | null;
}

/** Reads what the group has published about itself. */
export interface GroupRecord {
  section<Section extends GroupSection>(section: Section): Promise<Published<Section>>;
  /** What every page, letter and picture needs. */
  shell(): Promise<GroupShell>;
}

/** Reads a section from the database; older content gets default values of the new fields. */
export async function readSection<Section extends GroupSection>(
  db: Database,
  section: Section,
): Promise<Published<Section>> {
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

/** The group's record; its shell says whether the server has a payment provider. */
export function createGroupRecord(
  db: Database,
  { paymentProvider }: Pick<Settings, 'paymentProvider'>,
): GroupRecord {
  const section: GroupRecord['section'] = (name) => readSection(db, name);

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

/** The group's own texts, whose words are tried first to guess its passwords. */
export const wordsOfGroup = ({ identity, houses }: Pick<GroupShell, 'identity' | 'houses'>): string[] => {
  const { name, shortName, school, motto } = identity;
  return [name, shortName, school, motto, ...houses.names];
};
