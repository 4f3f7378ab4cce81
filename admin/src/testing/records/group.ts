import type { EditedSection } from '@year-group/api-types/group/group';
import { otherGroups } from '@year-group/api-types/testing/otherGroups';

const { maroon } = otherGroups;

/** A section as its form reads it: published twice. */
export const publishedSection = (section: keyof typeof maroon): EditedSection => ({
  section,
  version: 2,
  content: { ...maroon[section] },
  draft: null,
  history: [
    { version: 2, publishedAt: '2026-11-20T18:03:00.000Z' },
    { version: 1, publishedAt: '2026-03-02T10:00:00.000Z' },
  ],
});
