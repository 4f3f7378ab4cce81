import { z } from 'zod';
import { instantSchema } from '../common/common.ts';
import { type Endpoint, officer } from '../common/endpoint.ts';
import {
  editedSectionSchema,
  groupProgressSchema,
  groupReplySchema,
  paletteSchema,
  publishedSectionSchema,
  sectionChangeSchema,
  sectionParamsSchema,
  sectionSchema,
  sectionVersionSchema,
  versionParamsSchema,
} from './group.ts';
import { colourSchema } from './groupFacts.ts';

/** The calls for the group's own record. */
export const groupEndpoints = {
  getGroup: {
    method: 'GET',
    path: '/api/group',
    guard: 'public',
    isShared: true,
    summary: 'What every page shows of the group: name, contact, houses, crest, colours',
    reply: groupReplySchema,
  },
  getGroupSection: {
    method: 'GET',
    path: '/api/group/:section',
    guard: 'public',
    isShared: true,
    summary: 'One section of what the group says about itself',
    params: sectionParamsSchema,
    reply: publishedSectionSchema,
  },
  getGroupProgress: {
    method: 'GET',
    path: '/api/admin/group',
    ...officer('group.read'),
    summary: 'Which sections are published, and which have a draft',
    reply: groupProgressSchema,
  },
  startOwnGroup: {
    method: 'POST',
    path: '/api/admin/group/start-own',
    ...officer('group.replace'),
    summary:
      'Delete everything that the demo shows, so that a group can start its own website; 409 outside the demo',
    reply: groupProgressSchema,
  },
  getEditedSection: {
    method: 'GET',
    path: '/api/admin/group/:section',
    ...officer('group.read'),
    summary: 'One section with its draft and its versions',
    params: sectionParamsSchema,
    reply: editedSectionSchema,
  },
  getSectionVersion: {
    method: 'GET',
    path: '/api/admin/group/:section/versions/:version',
    ...officer('group.read'),
    summary: 'One published version of a section',
    params: versionParamsSchema,
    reply: sectionVersionSchema,
  },
  saveSectionDraft: {
    method: 'PUT',
    path: '/api/admin/group/:section/draft',
    ...officer('group.edit'),
    summary: 'Save a draft of a section; refused when another draft was saved in between',
    params: sectionParamsSchema,
    body: sectionChangeSchema,
    reply: z.object({ savedAt: instantSchema }),
  },
  discardSectionDraft: {
    method: 'DELETE',
    path: '/api/admin/group/:section/draft',
    ...officer('group.edit'),
    summary: 'Discard the draft of a section; refused when another draft was saved in between',
    params: sectionParamsSchema,
    body: sectionChangeSchema.pick({ replaces: true }),
    reply: z.object({ deleted: z.int().nonnegative() }),
  },
  publishSection: {
    method: 'POST',
    path: '/api/admin/group/:section',
    ...officer('group.edit'),
    summary: 'Publish a section; refused when another version was published in between',
    params: sectionParamsSchema,
    body: sectionChangeSchema,
    reply: publishedSectionSchema,
  },
  uploadCrest: {
    method: 'POST',
    path: '/api/admin/upload-crest',
    ...officer('group.pages'),
    summary: 'Store a crest (multipart field `image`): SVG, or PNG, JPEG or WebP of at least 512 pixels',
    reply: z.object({ imageUrl: z.string() }),
  },
  downloadBrandFile: {
    method: 'GET',
    path: '/api/admin/brand-file',
    ...officer('group.export'),
    summary: 'The published record with its pictures, as one .zip',
    reply: z.unknown().meta({ format: 'binary', description: 'A .zip file, not JSON' }),
  },
  importBrandFile: {
    method: 'POST',
    path: '/api/admin/brand-file',
    ...officer('group.replace'),
    summary: 'Publish every section of a brand file (multipart field `file`), or nothing',
    reply: z.object({ sections: z.array(sectionSchema) }),
  },
  previewPalette: {
    method: 'GET',
    path: '/api/admin/palette',
    ...officer('group.read'),
    summary: 'Every colour that two chosen ones give, and these as they are used',
    query: z.object({ brand: colourSchema, accent: colourSchema }),
    reply: paletteSchema,
  },
} as const satisfies Record<string, Endpoint>;
