import { z } from 'zod';
import { emailRules, registrationWaits } from '../common/lists.ts';

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
