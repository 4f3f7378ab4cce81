import { z } from 'zod';
import { emailRules, registrationWaits } from '../common/lists.ts';

/** Settings of the server that the site's pages need; public, and constant until a restart. */
export const siteSettingsSchema = z.object({
  /** What the register form sends as `x-api-key`. */
  registrationKey: z.string(),
  /** Whether phone and e-mail of a new member are hidden from other members by default. */
  contactHiddenByDefault: z.boolean(),
  /** What a new registration awaits before it is listed in the directory. */
  registrationAwaits: z.array(z.enum(registrationWaits)),
  /** Which e-mail addresses members may have. */
  emailRule: z.enum(emailRules),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
