import { z } from 'zod';
import { idSchema } from '../common/common.ts';
import { type Endpoint, officer } from '../common/endpoint.ts';
import { emailRules, registrationWaits } from '../common/lists.ts';
import {
  actionFilterSchema,
  actionQuerySchema,
  actionSchema,
  chainedActionSchema,
} from '../officers/action.ts';
import { dashboardSchema } from './dashboard.ts';
import { healthSchema } from './health.ts';

/** Settings of the server that the site's pages need; public, and constant until a restart. */
export const siteSettingsSchema = z.object({
  /** What the register form sends as `x-api-key`. */
  registrationKey: z.string(),
  /** Whether phone and e-mail of a new member are hidden from other members by default. */
  contactHiddenByDefault: z.boolean(),
  registrationAwaits: z.array(z.enum(registrationWaits)),
  emailRule: z.enum(emailRules),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The calls about the product as a whole: settings, health, figures, log and pictures. */
export const systemEndpoints = {
  getSiteSettings: {
    method: 'GET',
    path: '/api/site-settings',
    guard: 'public',
    isShared: true,
    summary: 'Settings of the server that pages of the site need',
    reply: siteSettingsSchema,
  },
  getHealth: {
    method: 'GET',
    path: '/api/admin/health',
    ...officer('health.read'),
    summary: 'The product’s health, part by part',
    reply: healthSchema,
  },
  getDashboard: {
    method: 'GET',
    path: '/api/admin/dashboard',
    ...officer('dashboard.read'),
    summary: 'Figures of shop and members, and open work',
    reply: dashboardSchema,
  },
  listCategories: {
    method: 'GET',
    path: '/api/admin/categories',
    ...officer('group.read'),
    summary: 'The categories in use, by name',
    reply: z.object({ news: z.array(z.string()), events: z.array(z.string()) }),
  },
  listActions: {
    method: 'GET',
    path: '/api/admin/actions',
    ...officer('log.read'),
    summary: 'What officers and the system did, latest first',
    query: actionQuerySchema,
    reply: z.array(actionSchema),
  },
  listActionOfficers: {
    method: 'GET',
    path: '/api/admin/actions/officers',
    ...officer('log.read'),
    summary: 'Everybody with entries in the log, by name',
    reply: z.array(z.object({ id: idSchema, name: z.string() })),
  },
  downloadActions: {
    method: 'GET',
    path: '/api/admin/actions/download',
    ...officer('log.read'),
    summary: 'The log, or what the filters choose of it, with places and hashes; latest first',
    query: actionFilterSchema,
    reply: z.array(chainedActionSchema),
  },
  uploadImage: {
    method: 'POST',
    path: '/api/admin/upload-image',
    ...officer('pictures.upload'),
    summary: 'Store a picture (multipart field `image`)',
    // The address of the stored picture's largest width.
    reply: z.object({ imageUrl: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
