import type { GroupSection } from '@year-group/api-types/group';

/** The address of a section's page in the panel. */
export const groupPath = (section: GroupSection) => `/settings/group/${section}`;
