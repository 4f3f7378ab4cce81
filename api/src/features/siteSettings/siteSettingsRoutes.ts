import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { initialAwaiting } from '../members/admissionService.ts';

/** Settings that pages of the site need, also where the site is served from another origin. */
export function siteSettingsRoutes(app: FastifyInstance, { settings }: Services): void {
  route(app, 'getSiteSettings', async () => {
    const { registrationApiKey: registrationKey, contactHiddenByDefault, emailRule } = settings;
    const registrationAwaits = initialAwaiting(settings);
    return { registrationKey, contactHiddenByDefault, registrationAwaits, emailRule };
  });
}
