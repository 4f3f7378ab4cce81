import { referenceColours } from '@year-group/api-types/group/colours';
import {
  type GroupContent,
  type GroupSection,
  type GroupShell,
  groupSections,
} from '@year-group/api-types/group/group';
import { unnamedGroup } from '@year-group/api-types/group/unnamedGroup';
import record from '../../../api/src/platform/db/demo/content/group.json' with { type: 'json' };
import { ok } from './replies.ts';

/** A whole record of a group. */
export type StoryRecord = { [Section in GroupSection]: GroupContent<Section> };

/** The group of the stories: the demo's. */
export const storyRecord: StoryRecord = {
  ...(record as Omit<StoryRecord, 'registration'>),
  registration: groupSections.registration.parse(record.registration),
};
export const storyGiving = storyRecord.giving;

/** The address of a picture of its gallery, by the name of the drawing. */
export const galleryPicture = (name: string): string =>
  storyRecord.home.gallery.find(({ url }) => url.includes(`/${name}-`))?.url ?? '';

/** A record with only these sections published, as after opening a brand file without others. */
export function recordOf(sections: Partial<StoryRecord>): StoryRecord {
  const unpublished = Object.fromEntries(Object.keys(groupSections).map((section) => [section, null]));
  const { identity, contact, houses, parts } = unnamedGroup;
  const look = { ...referenceColours, crest: null, hero: null };
  const plain = { parts, identity, contact, houses: { ...houses, names: [] }, look };
  return { ...unpublished, ...plain, ...sections } as StoryRecord;
}

/** What every page shows of a record. */
export const shellOf = ({ parts, identity, contact, houses, look }: StoryRecord): GroupShell => ({
  parts,
  identity,
  contact,
  houses: { label: houses.label, names: houses.names.map(({ name }) => name) },
  paysByHand: false,
  crest: look.crest,
  hero: look.hero,
});
export const storyGroup = shellOf(storyRecord);

export const givingReply = { section: 'giving', version: 1, content: storyGiving };

/** The API's replies with a record, by path. */
export const groupRepliesOf = (whole: StoryRecord) => ({
  '/api/group': ok(shellOf(whole)),
  ...Object.fromEntries(
    Object.entries(whole).map(([section, content]) => [
      `/api/group/${section}`,
      ok({ section, version: 1, content }),
    ]),
  ),
});
export const groupReplies = groupRepliesOf(storyRecord);
