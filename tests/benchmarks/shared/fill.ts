import type pg from 'pg';

/** Adds orders up to `total`, ten minutes apart, each with two lines of a hundred listings. */
export async function fillOrders(client: pg.Client, total: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from orders');
  const present = rows[0]?.count ?? 0;
  await client.query('select setseed(0.2015)');
  await client.query(insertOrders, [present + 1, total]);
  await client.query(insertLines);
  for (const table of ['orders', 'order_lines']) await client.query(`vacuum (analyze) ${table}`);
}

const insertOrders = `
  insert into orders (id, customer_name, customer_email, customer_phone, shipping_address, delivery_method,
    delivery_pesewas, distance_metres, total_pesewas, status, needs_review, paid_at, created_at)
  select gen_random_uuid(), 'Buyer ' || n, 'buyer' || n || '@example.com', '+233' || lpad(n::text, 9, '0'),
    '12 Boundary Road, East Legon, Accra', 'Standard Delivery', 2112, 5100, 20112,
    case when n % 10 = 0 then 'pending' else 'paid' end, n % 500 = 0,
    case when n % 10 = 0 then null else now() - make_interval(secs => ($2 - n) * 600) end,
    now() - make_interval(secs => ($2 - n) * 600)
  from generate_series($1::int, $2::int) as n`;

const insertLines = `
  insert into order_lines (id, order_id, position, listing_id, title, image_url, price_pesewas, quantity)
  select gen_random_uuid(), orders.id, line, listing::uuid, 'Polo shirt', '', 9000, 1
  from orders cross join generate_series(1, 2) as line
    cross join lateral (values ('00000000-0000-4000-8000-' || lpad(floor(random() * 100 + 0 * line)::text, 12, '0'))) as chosen (listing)
  where not exists (select from order_lines where order_lines.order_id = orders.id)`;

/** Adds news items until there are as many as asked for. */
export async function fillNews(client: pg.Client, total: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from news_items');
  const present = rows[0]?.count ?? 0;
  await client.query(insertNews, [present + 1, total]);
  await client.query('vacuum (analyze) news_items');
}

const insertNews = `
  insert into news_items (id, title, category, content, image_url, created_at)
  select gen_random_uuid(), 'Item ' || n || ' of the year', (array['Reunion', 'School', 'Careers', 'Welfare'])[1 + n % 4],
    '<p>' || repeat('What the year group did, and what it will do next. ', 20) || '</p>', '',
    now() - make_interval(hours => $2 - n)
  from generate_series($1::int, $2::int) as n`;
