import helmet from '@fastify/helmet';
import { previewPath } from '@year-group/api-types/content/preview';
import { groupSections } from '@year-group/api-types/group/group';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long browsers use https only, in seconds: a year. */
const transportMaxAge = 365 * 24 * 60 * 60;

/** Security headers on every reply; no inline script runs but those with these hashes. */
export async function installSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, scriptHashes }: { publicUrl: string; scriptHashes: readonly string[] },
): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        // The group’s palette and each image's colour are inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: transportMaxAge, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isPreview(request.url)) allowPanelFrame(reply);
    // In the panel, the shop's form can ask where the device is.
    const place = /^\/admin(?:[/?]|$)/.test(request.url) ? 'self' : '';
    reply.header('permissions-policy', `camera=(), geolocation=(${place}), microphone=(), payment=()`);
  });
}

const drafts = ['news', 'events', 'listings', ...Object.keys(groupSections)];
const previews = drafts.map((draft) => previewPath + draft);
const isPreview = (url: string): boolean => previews.includes(url.split('?')[0] ?? '');

/** The panel shows previews in a frame; no other page may. */
function allowPanelFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  reply.header('x-frame-options', 'SAMEORIGIN');
}
