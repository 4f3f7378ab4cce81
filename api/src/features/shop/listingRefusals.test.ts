import { expect, it } from 'vitest';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

it.each([
  ['nothing', {}],
  [
    'null everywhere',
    { title: null, description: null, price: null, category: null, condition: null, imageUrl: null },
  ],
  [
    'other types',
    {
      title: 1,
      description: [],
      price: '180',
      category: {},
      condition: 2,
      imageUrl: 3,
      images: 'x',
      stock: 1.5,
    },
  ],
])('has its own messages for missing fields of a listing: %s', async (_what, body) => {
  const reply = await api.as.admin('POST', '/api/shop', body);
  expect(reply.statusCode).toBe(400);
  const { issues }: { issues: { path: string; message: string }[] } = reply.json();
  expect(issues).toContainEqual({ path: 'price', message: 'Price is required, a number of GH₵' });
  for (const { message } of issues) expect(message).not.toMatch(/invalid|expected|received/i);
});
