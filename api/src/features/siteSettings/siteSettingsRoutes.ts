import type { FastifyInstance } from 'fastify';
import { markAsContent } from '#platform/cache/responseCache.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { initialAwaiting } from '../members/admissionService.ts';

/** Settings that pages of the site need, also where the site is served from another origin. */
export function siteSettingsRoutes(app: FastifyInstance, { settings }: Services): void {
  route(app, 'getSiteSettings', async ({ request }) => {
    // No topic: it changes only with a restart.
    markAsContent(request, []);
    const { registrationApiKey: registrationKey, contactHiddenByDefault, emailRule } = settings;
    const registrationAwaits = initialAwaiting(settings);
    return { registrationKey, contactHiddenByDefault, registrationAwaits, emailRule };
  });
}
