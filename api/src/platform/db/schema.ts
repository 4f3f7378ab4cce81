/** Every table of the product; `drizzle-kit generate` compares it with the migrations. */
export * from './schema/content.ts';
export * from './schema/members.ts';
export * from './schema/orders.ts';
export * from './schema/system.ts';
export * from './schema/trash.ts';
