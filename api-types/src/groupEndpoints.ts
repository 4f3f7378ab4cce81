import { z } from 'zod';
import { instantSchema } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import {
  editedSectionSchema,
  groupProgressSchema,
  groupShellSchema,
  publishedSectionSchema,
  sectionChangeSchema,
  sectionParamsSchema,
  sectionVersionSchema,
  versionParamsSchema,
} from './group.ts';
import { colourSchema } from './groupFacts.ts';
import { paletteSchema } from './paletteSchema.ts';

/** The calls for the group's own record. */
export const groupEndpoints = {
  getGroup: {
    method: 'GET',
    path: '/api/group',
    guard: 'public',
    status: 200,
    summary: 'What every page shows of the group: name, contact, houses, crest',
    reply: groupShellSchema,
  },
  getGroupSection: {
    method: 'GET',
    path: '/api/group/:section',
    guard: 'public',
    status: 200,
    summary: 'One section of what the group says about itself',
    params: sectionParamsSchema,
    reply: publishedSectionSchema,
  },
  getGroupProgress: {
    method: 'GET',
    path: '/api/admin/group',
    guard: 'admin',
    status: 200,
    summary: 'Which sections are published, and which have a draft',
    reply: groupProgressSchema,
  },
  startOwnGroup: {
    method: 'POST',
    path: '/api/admin/group/start-own',
    guard: 'admin',
    status: 200,
    summary:
      'Delete everything that the demo shows, so that a group can start its own website; 409 outside the demo',
    reply: groupProgressSchema,
  },
  getEditedSection: {
    method: 'GET',
    path: '/api/admin/group/:section',
    guard: 'admin',
    status: 200,
    summary: 'One section with its draft and its versions',
    params: sectionParamsSchema,
    reply: editedSectionSchema,
  },
  getSectionVersion: {
    method: 'GET',
    path: '/api/admin/group/:section/versions/:version',
    guard: 'admin',
    status: 200,
    summary: 'One published version of a section',
    params: versionParamsSchema,
    reply: sectionVersionSchema,
  },
  saveSectionDraft: {
    method: 'PUT',
    path: '/api/admin/group/:section/draft',
    guard: 'admin',
    status: 200,
    summary: 'Save a draft of a section; it may be incomplete',
    params: sectionParamsSchema,
    body: sectionChangeSchema,
    reply: z.object({ savedAt: instantSchema }),
  },
  discardSectionDraft: {
    method: 'DELETE',
    path: '/api/admin/group/:section/draft',
    guard: 'admin',
    status: 200,
    summary: 'Discard the draft of a section',
    params: sectionParamsSchema,
    reply: z.object({ deleted: z.int().nonnegative() }),
  },
  publishSection: {
    method: 'POST',
    path: '/api/admin/group/:section',
    guard: 'admin',
    status: 200,
    summary: 'Publish a section; refused when another version was published in between',
    params: sectionParamsSchema,
    body: sectionChangeSchema,
    reply: publishedSectionSchema,
  },
  uploadCrest: {
    method: 'POST',
    path: '/api/admin/upload-crest',
    guard: 'admin',
    status: 200,
    summary: 'Store a crest (multipart field `image`): SVG, or PNG of at least 512 pixels',
    reply: z.object({ imageUrl: z.string() }),
  },
  previewPalette: {
    method: 'GET',
    path: '/api/admin/palette',
    guard: 'admin',
    status: 200,
    summary: 'Every colour that two chosen ones give, and these as they are used',
    query: z.object({ brand: colourSchema, accent: colourSchema }),
    reply: paletteSchema,
  },
} as const satisfies Record<string, Endpoint>;
