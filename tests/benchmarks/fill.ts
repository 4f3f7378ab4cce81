import type pg from 'pg';

const firstNames =
  'Kwame Kofi Kwaku Yaw Kwabena Kwasi Kojo Ebo Fiifi Ato Ekow Nii Nana Emmanuel Samuel Daniel Michael Joseph Isaac Prince Edem Delali Tetteh Abdul Ibrahim Yakubu Paschal Xavier Wisdom';
const surnames =
  'Mensah Owusu Boateng Asante Osei Appiah Agyeman Amoah Ofori Addo Adjei Asare Antwi Danso Opoku Quaye Lamptey Tetteh Ankrah Annan Essien Arthur Aidoo Hagan Agbeko Dogbe Fuseini Mahama Yakubu Boakye-Yiadom Quist Zigah';
const towns = 'Accra Kumasi Tema Takoradi Tamale Ho London Toronto Wa';

/** Adds members, the same in every run: frequent names are some ten times as frequent as rare ones. */
export async function fillMembers(client: pg.Client, total: number): Promise<void> {
  await client.query('select setseed(0.2015)');
  await client.query(insertMembers, [total, ...[firstNames, surnames, towns].map((text) => text.split(' '))]);
  await client.query('vacuum (analyze) members');
}

const insertMembers = `
  with drawn as materialized (
    select n, random() as a, random() as b, random() as c from generate_series(1, $1::int) as n
  ), named as (
    select *, ($2::text[])[1 + floor(cardinality($2) * power(a, 1.6))::int] as first,
      ($3::text[])[1 + floor(cardinality($3) * power(b, 1.8))::int] as last from drawn
  )
  insert into members
    (id, full_name, email, phone, current_occupation, location, house, message, hidden, registered_at)
  select gen_random_uuid(), first || ' ' || last, lower(first || '.' || last) || n || '@example.com',
    '+233' || lpad(n::text, 9, '0'), 'Teacher of mathematics and physics',
    ($4::text[])[1 + floor(cardinality($4) * power(c, 2))::int], 'House ' || 1 + n % 11,
    'Ready to help where I can.', '{}', now() - make_interval(secs => ($1 - n) * 7)
  from named`;

/** Adds orders up to `total`, ten minutes apart, each with two lines of a hundred listings; nine of ten are paid. */
export async function fillOrders(client: pg.Client, total: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from orders');
  const present = rows[0]?.count ?? 0;
  await client.query('select setseed(0.2015)');
  await client.query(insertOrders, [present + 1, total]);
  await client.query(insertLines);
  await client.query(insertPayments);
  for (const table of ['orders', 'order_lines', 'payments']) await client.query(`vacuum (analyze) ${table}`);
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
  insert into order_lines
    (id, order_id, position, listing_id, title, image_url, price_pesewas, quantity, sold_at)
  select gen_random_uuid(), orders.id, line, listing::uuid, 'Polo shirt', '', 9000, 1, paid_at
  from orders cross join generate_series(1, 2) as line
    cross join lateral (values ('00000000-0000-4000-8000-' || lpad((get_byte(uuid_send(orders.id), line) % 100)::text, 12, '0'))) as chosen (listing)
  where not exists (select from order_lines where order_lines.order_id = orders.id)`;

const insertPayments = `
  insert into payments (id, order_id, pesewas, received_at)
  select gen_random_uuid(), id, total_pesewas, paid_at from orders
  where paid_at is not null and not exists (select from payments where order_id = orders.id)`;
