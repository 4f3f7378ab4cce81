import { z } from 'zod';

/** Settings of the running server that the site's pages need; public, and the same until the server restarts. */
export const siteSettingsSchema = z.object({
  /** What the register form sends as `x-api-key`. */
  registrationKey: z.string(),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
