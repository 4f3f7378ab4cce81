import { readFileSync } from 'node:fs';
import type { GroupContent, GroupSection } from '@year-group/api-types/group/group';
import type { TestApp } from './testApp.ts';

type GroupRecord = { [Section in GroupSection]: GroupContent<Section> };

/** The demo's record, as an example of a whole one. */
export const exampleGroup = JSON.parse(
  readFileSync(new URL('../platform/db/demo/content/group.json', import.meta.url), 'utf8'),
) as GroupRecord;

/** Publishes a section of the group's record as the administrator. */
export async function publishSection<Section extends GroupSection>(
  { as, services }: TestApp,
  section: Section,
  changes: Partial<GroupContent<Section>> = {},
): Promise<void> {
  const { version: basedOn } = await services.group.section(section);
  const content = { ...exampleGroup[section], ...changes };
  const reply = await as.admin('POST', `/api/admin/group/${section}`, { content, basedOn });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}
