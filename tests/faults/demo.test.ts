import { imageVariants } from '@year-group/api-types/common/imageVariants';
import { orderStatuses } from '@year-group/api-types/common/lists';
import { endpoints } from '@year-group/api-types/endpoints';
import { expect, it } from 'vitest';
import { prepareServer } from '../support/prepareServer.ts';

const server = prepareServer();

const read = (path: string) => server.read(`/api/${path}`, server.headers);
const readNews = async () => endpoints.listNews.reply.parse(await read('news')).news;
const readEvents = async () => endpoints.listEvents.reply.parse(await read('events'));
const readListings = async () => endpoints.listListings.reply.parse(await read('shop'));

it('starts with nine news items in at least three categories', async () => {
  const news = await readNews();
  expect(news).toHaveLength(9);
  expect(new Set(news.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
});

it('starts with seven events, four of them still to come, whenever today is', async () => {
  const isUpcoming = (await readEvents()).map(({ startsAt }) => Date.parse(startsAt) > Date.now());
  expect(isUpcoming).toEqual([true, true, true, true, false, false, false]);
});

it('starts with sixteen listings', async () => {
  expect(await readListings()).toHaveLength(16);
});

it('starts with forty members and with orders of every status', async () => {
  expect(endpoints.listMembers.reply.parse(await read('members')).total).toBe(40);
  const orders = endpoints.listOrders.reply.parse(await read('orders'));
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
});

it('serves every picture of its content in every width', async () => {
  const pictures = [...(await readNews()), ...(await readEvents())].map(({ imageUrl }) => imageUrl);
  for (const url of [...pictures, ...(await readListings()).flatMap(({ images }) => images)]) {
    const variants = imageVariants(url);
    expect(variants, url).toBeDefined();
    const widths = variants?.srcSet.split(', ').map((each) => each.split(' ')[0] ?? '') ?? [];
    for (const each of [...widths, variants?.share ?? ''])
      expect((await fetch(`${server.url}${each}`, { method: 'HEAD' })).status, each).toBe(200);
  }
});
