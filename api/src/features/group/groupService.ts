import { isDeepStrictEqual } from 'node:util';
import {
  type EditedSection,
  type GroupProgress,
  type GroupSection,
  groupSections,
  type SectionChange,
} from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { and, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { clearDemo, hasDemo } from '#platform/db/demo/clearDemo.ts';
import { groupDrafts, groupVersions, members, newsItems } from '#platform/db/schema.ts';
import { readSection } from '#platform/group/groupRecord.ts';
import { conflict, HttpError, notFound } from '#platform/http/errors.ts';
import { demandUploads, uploadsIn } from '#platform/images/demandUploads.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { tellOfPayoutDetails } from '../officers/payoutLetterService.ts';

type Version = typeof groupVersions.$inferSelect;
type Content = Version['content'];

/** The group's own record: sections with versions that are published whole and never change. */
export function createGroupService({ db, settings, mail }: Pick<Services, 'db' | 'settings' | 'mail'>) {
  const isDemo = async (from: Database = db): Promise<boolean> => settings.seed === 'demo' && hasDemo(from);

  /** Stores a version, and deletes the draft that became it; undefined when somebody else took its number. */
  async function storeVersion(
    tx: Database,
    version: typeof groupVersions.$inferInsert,
    replaced?: SQL,
  ): Promise<Version | undefined> {
    const [row] = await tx.insert(groupVersions).values(version).onConflictDoNothing().returning();
    if (!row) return undefined;
    await demandUploads(tx, uploadsIn(row.content));
    await tx.delete(groupDrafts).where(and(eq(groupDrafts.section, row.section), replaced));
    if (row.section === 'giving') await tellOfPayoutDetails(tx, mail);
    return row;
  }

  return {
    find: async (section: GroupSection, version: number): Promise<Version> =>
      (await findVersion(db, section, version)) ?? notFound(messages.group.noSuchVersion),

    /** How far the record is filled in. */
    async progress(): Promise<GroupProgress> {
      const [published, drafts, memberCount, newsCount] = await Promise.all([
        db
          .select({ section: groupVersions.section, version: max(groupVersions.version) })
          .from(groupVersions)
          .groupBy(groupVersions.section),
        db.select({ section: groupDrafts.section }).from(groupDrafts),
        db.$count(members),
        db.$count(newsItems),
      ]);
      const sections = Object.keys(groupSections).map((section) => ({
        section: section as GroupSection,
        version: published.find((row) => row.section === section)?.version ?? 0,
        hasDraft: drafts.some((row) => row.section === section),
      }));
      return { sections, hasMembers: memberCount > 0, hasNews: newsCount > 0, isDemo: await isDemo() };
    },

    /** Deletes what the demo shows; 409 when the website shows no demo. */
    async startOwn(): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await isDemo(tx))) throw conflict(messages.group.noDemo);
        await clearDemo(tx);
        await logActions(tx, [{ action: 'start-own', target: 'group' }]);
      });
    },

    async edited(section: GroupSection): Promise<Omit<EditedSection, 'section'>> {
      const [published, history, [draft]] = await Promise.all([
        readSection(db, section),
        db
          .select({ version: groupVersions.version, publishedAt: groupVersions.publishedAt })
          .from(groupVersions)
          .where(eq(groupVersions.section, section))
          .orderBy(desc(groupVersions.version)),
        db.select().from(groupDrafts).where(eq(groupDrafts.section, section)),
      ]);
      return {
        ...published,
        draft: draft
          ? {
              content: draft.content as SectionChange['content'],
              basedOn: draft.basedOn,
              savedAt: draft.savedAt.toISOString(),
            }
          : null,
        history: history.map(({ version, publishedAt }) => ({
          version,
          publishedAt: publishedAt.toISOString(),
        })),
      };
    },

    /**
     * Saves the draft; 409 when there is another one than that which it replaces. The same draft
     * may arrive twice.
     */
    async saveDraft(section: GroupSection, change: SectionChange): Promise<Date> {
      const { content, basedOn } = change;
      const draft = { content, basedOn, savedAt: new Date() };
      const rows = await db
        .insert(groupDrafts)
        .values({ section, ...draft })
        .onConflictDoUpdate({ target: groupDrafts.section, set: draft, setWhere: isReplaced(change) })
        .returning();
      if (rows.length > 0) return draft.savedAt;
      const [there] = await db.select().from(groupDrafts).where(eq(groupDrafts.section, section));
      if (there && isSame(there, draft)) return there.savedAt;
      throw conflict(messages.group.draftedMeanwhile);
    },

    /** Deletes the draft; 409 when there is another one than that which the editor has seen. */
    async discardDraft(section: GroupSection, seen: Pick<SectionChange, 'replaces'>): Promise<number> {
      const isIt = eq(groupDrafts.section, section);
      const isSeen = and(isIt, isReplaced(seen));
      const { length: deleted } = await db.delete(groupDrafts).where(isSeen).returning();
      const isOther = deleted === 0 && (await db.$count(groupDrafts, isIt)) > 0;
      if (isOther) throw conflict(messages.group.draftedMeanwhile);
      return deleted;
    },

    /** Publishes the next version of several sections, all or none. */
    async publishAll(contents: ReadonlyMap<GroupSection, Content>): Promise<void> {
      await db.transaction(async (tx) => {
        await contentChanged(tx);
        for (const [section, content] of contents) {
          const { version } = await readSection(tx, section);
          if (!(await storeVersion(tx, { section, version: version + 1, content })))
            throw conflict(messages.group.publishedMeanwhile);
        }
        const detail = [...contents.keys()].join(', ');
        await logActions(tx, [{ action: 'import', target: 'group', detail }]);
      });
    },

    /**
     * Publishes the next version and deletes the draft that became it; 409 when `basedOn` is not
     * the newest version, unless the newest is what is published: then it arrived twice.
     */
    async publish(section: GroupSection, change: SectionChange): Promise<Version> {
      const { content, basedOn } = change;
      const checked = check(section, content);
      return db.transaction(async (tx) => {
        await contentChanged(tx);
        const version = basedOn + 1;
        const { version: newest } = await readSection(tx, section);
        // The newest is what this is based on, or this itself, which arrived twice.
        if (newest !== basedOn && newest !== version) throw conflict(messages.group.publishedMeanwhile);
        const row = await storeVersion(tx, { section, version, content: checked }, isReplaced(change));
        if (row) {
          await logActions(tx, [{ action: 'publish', target: `group/${section}`, detail: `${version}` }]);
          return row;
        }
        const earlier = await findVersion(tx, section, version);
        if (earlier && isDeepStrictEqual(earlier.content, checked)) return earlier;
        throw conflict(messages.group.publishedMeanwhile);
      });
    },
  };
}

async function findVersion(
  db: Database,
  section: GroupSection,
  version: number,
): Promise<Version | undefined> {
  const [row] = await db
    .select()
    .from(groupVersions)
    .where(and(eq(groupVersions.section, section), eq(groupVersions.version, version)));
  return row;
}

type DraftText = Pick<typeof groupDrafts.$inferSelect, 'basedOn' | 'content'>;

const isSame = (one: DraftText, other: DraftText): boolean =>
  one.basedOn === other.basedOn && isDeepStrictEqual(one.content, other.content);

/** Whether a draft is the one that the editor has seen. */
const isReplaced = ({ replaces }: Pick<SectionChange, 'replaces'>): SQL =>
  replaces === null ? sql`false` : eq(groupDrafts.savedAt, new Date(replaces));

function check(section: GroupSection, content: Content): Content {
  const { data, error } = groupSections[section].safeParse(content);
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: `content.${path.join('.')}`, message }));
  throw new HttpError(400, 'validation-failed', issues[0]?.message ?? 'The content is not valid.', {
    issues,
  });
}
