import { formatLongDate } from '@year-group/api-types/dates';
import type { Event } from '@year-group/api-types/event';
import { imageVariants } from '@year-group/api-types/imageVariants';
import type { Listing } from '@year-group/api-types/listing';
import { formatCedis } from '@year-group/api-types/money';
import type { NewsItem } from '@year-group/api-types/newsItem';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '#platform/http/errors.ts';
import type { ShareCardText } from './shareCard.ts';

/**
 * The share image of a news item, event or listing at `/share/{kind}/{id}.jpg`: the crop of its own
 * image when it has one, else a card drawn from title, date and crest.
 */
export function shareRoutes(app: FastifyInstance): void {
  app.get('/share/news/:id.jpg', { schema: { hide: true } }, async (request, reply) => {
    const { imageUrl, ...item } = await read<NewsItem>(app, 'news', request.params);
    return send(reply, imageUrl, {
      kicker: item.category,
      title: item.title,
      detail: formatLongDate(item.createdAt),
    });
  });
  app.get('/share/events/:id.jpg', { schema: { hide: true } }, async (request, reply) => {
    const { imageUrl, ...event } = await read<Event>(app, 'events', request.params);
    const detail = `${formatLongDate(event.startsAt)} · ${event.location}`;
    return send(reply, imageUrl, { kicker: event.category, title: event.title, detail });
  });
  app.get('/share/shop/:id.jpg', { schema: { hide: true } }, async (request, reply) => {
    const { imageUrl, ...listing } = await read<Listing>(app, 'shop', request.params);
    return send(reply, imageUrl, {
      kicker: listing.category,
      title: listing.title,
      detail: formatCedis(listing.price),
    });
  });
}

async function read<Item>(app: FastifyInstance, path: string, params: unknown): Promise<Item> {
  const { id } = params as { id: string };
  const reply = await app.inject({ method: 'GET', url: `/api/${path}/${encodeURIComponent(id)}` });
  return reply.statusCode === 200 ? reply.json<Item>() : notFound('There is no such picture.');
}

async function send(reply: FastifyReply, imageUrl: string, text: ShareCardText) {
  // An image of another site may be named like ours: no redirects to other sites.
  const own = imageUrl.startsWith('/') ? imageVariants(imageUrl)?.share : undefined;
  reply.header('cache-control', 'public, max-age=3600');
  if (own) return reply.redirect(own, 302);
  const { drawShareCard } = await import('./shareCard.ts');
  return reply.type('image/jpeg').send(await drawShareCard(text));
}
