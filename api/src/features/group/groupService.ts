import {
  type EditedSection,
  type GroupProgress,
  type GroupSection,
  groupSections,
  type SectionChange,
} from '@year-group/api-types/group';
import { messages } from '@year-group/api-types/messages';
import { and, desc, eq, max } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentVersions.ts';
import type { Database } from '#platform/db/database.ts';
import { clearDemo, isCleared } from '#platform/db/demo/clearDemo.ts';
import { groupDrafts, groupVersions } from '#platform/db/schema.ts';
import { readSection } from '#platform/group/groupRecord.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';

type Version = typeof groupVersions.$inferSelect;
type Content = Version['content'];

/** The group's own record: sections with versions that are published whole and never change. */
export function createGroupService({
  content: cache,
  db,
  settings,
}: Pick<Services, 'content' | 'db' | 'settings'>) {
  const isDemo = async (from: Database = db): Promise<boolean> =>
    settings.seed === 'demo' && !(await isCleared(from));

  return {
    async find(section: GroupSection, version: number): Promise<Version> {
      const [row] = await db
        .select()
        .from(groupVersions)
        .where(and(eq(groupVersions.section, section), eq(groupVersions.version, version)));
      return row ?? notFound(messages.group.noSuchVersion);
    },

    /** How far the record is filled in. */
    async progress(): Promise<GroupProgress> {
      const [published, drafts] = await Promise.all([
        db
          .select({ section: groupVersions.section, version: max(groupVersions.version) })
          .from(groupVersions)
          .groupBy(groupVersions.section),
        db.select({ section: groupDrafts.section }).from(groupDrafts),
      ]);
      const sections = Object.keys(groupSections).map((section) => ({
        section: section as GroupSection,
        version: published.find((row) => row.section === section)?.version ?? 0,
        hasDraft: drafts.some((row) => row.section === section),
      }));
      return { sections, isDemo: await isDemo() };
    },

    /** Deletes what the demo shows; 409 when the website shows no demo. */
    async startOwn(): Promise<void> {
      await cache.transaction(async (tx) => {
        if (!(await isDemo(tx))) throw new HttpError(409, 'conflict', messages.group.noDemo);
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

    async saveDraft(section: GroupSection, { content, basedOn }: SectionChange): Promise<Date> {
      const draft = { content, basedOn, savedAt: new Date() };
      await db
        .insert(groupDrafts)
        .values({ section, ...draft })
        .onConflictDoUpdate({ target: groupDrafts.section, set: draft });
      return draft.savedAt;
    },

    async discardDraft(section: GroupSection): Promise<number> {
      return (await db.delete(groupDrafts).where(eq(groupDrafts.section, section)).returning()).length;
    },

    /** Publishes the next version of several sections, all or none. */
    async publishAll(contents: ReadonlyMap<GroupSection, Content>): Promise<void> {
      await cache.transaction(async (tx) => {
        contentChanged(tx, 'group');
        for (const [section, content] of contents) {
          const { version } = await readSection(tx, section);
          const values = { section, version: version + 1, content };
          const rows = await tx.insert(groupVersions).values(values).onConflictDoNothing().returning();
          // Somebody published it in between.
          if (rows.length === 0) throw new HttpError(409, 'conflict', messages.group.publishedMeanwhile);
          await tx.delete(groupDrafts).where(eq(groupDrafts.section, section));
        }
        const detail = [...contents.keys()].join(', ');
        await logActions(tx, [{ action: 'import', target: 'group', detail }]);
      });
    },

    /** Publishes the next version and removes the draft; 409 when `basedOn` is not the newest one. */
    async publish(section: GroupSection, { content, basedOn }: SectionChange): Promise<Version> {
      const checked = check(section, content);
      return cache.transaction(async (tx) => {
        contentChanged(tx, 'group');
        const version = basedOn + 1;
        const isNewest = (await readSection(tx, section)).version === basedOn;
        const values = { section, version, content: checked };
        // Of two editors who publish at once, the second finds the number taken.
        const [row] = isNewest
          ? await tx.insert(groupVersions).values(values).onConflictDoNothing().returning()
          : [];
        if (!row) throw new HttpError(409, 'conflict', messages.group.publishedMeanwhile);
        await tx.delete(groupDrafts).where(eq(groupDrafts.section, section));
        await logActions(tx, [{ action: 'publish', target: `group/${section}`, detail: `${version}` }]);
        return row;
      });
    },
  };
}

function check(section: GroupSection, content: Content): Content {
  const { data, error } = groupSections[section].safeParse(content);
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: `content.${path.join('.')}`, message }));
  throw new HttpError(400, 'validation-failed', issues[0]?.message ?? 'The content is not valid.', {
    issues,
  });
}
