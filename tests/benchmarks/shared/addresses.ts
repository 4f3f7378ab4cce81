import { endpoints } from '@year-group/api-types/endpoints';

/** The addresses of the demo content that are measured. */
export async function findAddresses(url: string) {
  const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  const { news } = endpoints.listNews.reply.parse(await read('/api/news?limit=1'));
  const events = endpoints.listEvents.reply.parse(await read('/api/events'));
  const listings = endpoints.listListings.reply.parse(await read('/api/shop'));
  const first = (items: readonly { id: string }[]): string => items[0]?.id ?? '';
  return {
    api: {
      'news?limit=3': '/api/news?limit=3',
      events: '/api/events',
      shop: '/api/shop',
      'news/{id}': `/api/news/${first(news)}`,
    },
    pages: { home: '/', 'news page': '/news', article: `/news/${first(news)}` },
    items: {
      article: `/news/${first(news)}`,
      event: `/events/${first(events)}`,
      listing: `/shop/${first(listings)}`,
    },
  };
}
