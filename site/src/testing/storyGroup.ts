import type { GroupContent, GroupSection, GroupShell } from '@year-group/api-types/group';
import record from '../../../api/src/platform/db/demo/content/group.json' with { type: 'json' };
import { ok } from './replies.ts';

/** The group of the stories: the demo's. */
export const storyRecord = record as { [Section in GroupSection]: GroupContent<Section> };
export const storyGiving = storyRecord.giving;

/** What every page shows of it. */
export const storyGroup: GroupShell = {
  identity: storyRecord.identity,
  contact: storyRecord.contact,
  houses: { label: storyRecord.houses.label, names: storyRecord.houses.names.map(({ name }) => name) },
  crest: storyRecord.look.crest,
};

/** The API's reply with a section. */
const sectionReply = (section: GroupSection) => ok({ section, version: 1, content: storyRecord[section] });
export const givingReply = { section: 'giving', version: 1, content: storyGiving };

/** The API's replies with the record, by path. */
export const groupReplies = {
  '/api/group': ok(storyGroup),
  ...Object.fromEntries(
    Object.keys(storyRecord).map((section) => [
      `/api/group/${section}`,
      sectionReply(section as GroupSection),
    ]),
  ),
};
