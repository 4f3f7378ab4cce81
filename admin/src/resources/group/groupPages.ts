import type { GroupSection } from '@year-group/api-types/group/group';
import { groupTitles } from '@year-group/api-types/group/groupTitles';

/** The pages of Settings, Your group, in the order of their links; each edits one section. */
export const groupPages = (Object.keys(groupTitles) as GroupSection[]).map((section) => ({
  section,
  title: groupTitles[section],
}));

/** The address of a section's page in the panel. */
export const groupPath = (section: GroupSection) => `/settings/group/${section}`;
