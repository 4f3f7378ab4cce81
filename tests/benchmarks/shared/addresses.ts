import { endpoints } from '@year-group/api-types/endpoints';
import { pages } from '@year-group/api-types/system/pages';

/** The addresses of the demo content that are measured. */
export async function findAddresses(url: string) {
  const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  const { news } = endpoints.listNews.reply.parse(await read('/api/news?limit=1'));
  const events = endpoints.listEvents.reply.parse(await read('/api/events'));
  const listings = endpoints.listListings.reply.parse(await read('/api/shop'));
  const first = (items: readonly { id: string }[]): string => items[0]?.id ?? '';
  const article = pages.newsItem.to(first(news));
  return {
    api: {
      'news?limit=3': '/api/news?limit=3',
      events: '/api/events',
      shop: '/api/shop',
      'news/{id}': `/api/news/${first(news)}`,
    },
    pages: { home: pages.home.to(), 'news page': pages.news.to(), article },
    items: {
      article,
      event: pages.event.to(first(events)),
      listing: pages.listing.to(first(listings)),
    },
  };
}
