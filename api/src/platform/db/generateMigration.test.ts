import { expect, it } from 'vitest';
import { inOrder } from './generateMigration.ts';

const drop = 'ALTER TABLE "members" drop column "search";';
const generated =
  'ALTER TABLE "members" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(nickname)) STORED NOT NULL;';
const column = 'ALTER TABLE "members" ADD COLUMN "nickname" text DEFAULT \'\' NOT NULL;';
const onSearch = 'CREATE INDEX "members_search" ON "members" USING gin ("search" gin_trgm_ops);';
const onBoth = 'CREATE INDEX "members_name" ON "members" USING btree ("name_key","id","search","listed");';
const onOthers = [
  'CREATE INDEX "members_phone" ON "members" USING btree ("phone");',
  'CREATE INDEX "news_search" ON "news_items" USING gin ("search" gin_trgm_ops);',
];

it('adds a generated column after the column that it reads, with every index that was dropped with it', () => {
  expect(inOrder([drop, generated, column], [onSearch, onBoth, ...onOthers])).toEqual([
    drop,
    column,
    generated,
    onSearch,
    onBoth,
  ]);
});

it('makes a new index once, and leaves other migrations as they are', () => {
  expect(inOrder([drop, onSearch, generated], [onSearch])).toEqual([drop, generated, onSearch]);
  expect(inOrder([column, ...onOthers], [onSearch, ...onOthers])).toEqual([column, ...onOthers]);
});
