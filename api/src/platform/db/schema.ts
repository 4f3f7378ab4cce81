/** The tables of the product, except those that only payments may use: `schema/payments.ts`. */
export * from './schema/content.ts';
export * from './schema/group.ts';
export * from './schema/members.ts';
export * from './schema/money.ts';
export * from './schema/officers.ts';
export * from './schema/orderLines.ts';
export * from './schema/orders.ts';
export * from './schema/runs.ts';
export * from './schema/system.ts';
