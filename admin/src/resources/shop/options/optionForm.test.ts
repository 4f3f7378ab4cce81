import { messages } from '@year-group/api-types/messages';
import { makeListing } from '@year-group/api-types/testing/factories';
import { expect, test } from 'vitest';
import { bodyOf, valuesOf } from '../listingForm.ts';
import { changedListingSchema, newListingSchema } from '../listingSchema.ts';
import { afterRenaming, combinationKey, combinationsOf, type OptionFormValues } from './combinations.ts';
import { emptyOption, optionInputOf, optionValuesOf } from './optionForm.ts';
import { readSizeChart, sizeChartText } from './sizeChartText.ts';

const size = { ...emptyOption, name: 'Size', choices: 'S, M ,L,' };
const colour = { ...emptyOption, name: 'Colour', choices: 'Navy; Gold' };
const back = { ...emptyOption, kind: 'text', name: 'Name on the back', surcharge: 'GH₵ 15,50' };
const entry = { stock: '3', difference: '', imageUrl: '' };
const values = (change: Partial<OptionFormValues>): OptionFormValues => ({
  options: [size],
  combinations: {},
  sizeChart: '',
  ...change,
});

test('every combination of the choices has its entry, with what was typed for it', () => {
  const combinations = {
    [combinationKey(['M', 'Gold'])]: { stock: '4', difference: '-5,50', imageUrl: '/uploads/gold.webp' },
    [combinationKey(['XXL', 'Gold'])]: entry,
  };
  const input = optionInputOf(values({ options: [size, back, colour], combinations }));
  expect(input.options[1]).toEqual({ kind: 'text', name: back.name, maxLength: 12, surcharge: 15.5 });
  expect(input.combinations.map(({ choices }) => choices.join(' '))).toEqual(
    combinationsOf([size, colour]).map((choices) => choices.join(' ')),
  );
  expect(input.combinations[3]).toEqual({
    choices: ['M', 'Gold'],
    stock: 4,
    difference: -5.5,
    imageUrl: '/uploads/gold.webp',
  });
  expect(input.combinations[0]).toEqual({ choices: ['S', 'Navy'], stock: null, difference: 0 });
});

test('a stored listing comes back from the form as it was', () => {
  const listing = {
    options: [{ kind: 'choice' as const, name: 'Size', choices: ['S', 'M.1 “x”'] }],
    combinations: [
      { choices: ['S'], stock: 0, difference: 0 },
      { choices: ['M.1 “x”'], stock: null, difference: -2.5, imageUrl: '/uploads/a.webp' },
    ],
    sizeChart: { columns: ['Chest', 'Length'], rows: [{ size: 'S', measures: [48.5, 69] }] },
  };
  expect(optionInputOf(optionValuesOf(listing))).toEqual(listing);
});

test('a renamed choice keeps its stock, an added one takes nobody’s', () => {
  const combinations = { [combinationKey(['M', 'Navy'])]: entry };
  const renamed = values({ options: [{ ...size, choices: 'S, Medium, L' }, colour], combinations });
  expect(afterRenaming(renamed, 0, 'S, M, L')[combinationKey(['Medium', 'Navy'])]).toEqual(entry);
  const added = values({ options: [{ ...size, choices: 'XS, S, M, L' }, colour], combinations });
  expect(afterRenaming(added, 0, 'S, M, L')).toEqual(combinations);
});

const listing = { title: 'Shirt', description: 'Blue', category: 'Apparel', condition: 'new' as const };
const images = ['/uploads/shirt.webp'];
const fieldsOf = (change: Partial<OptionFormValues>) =>
  newListingSchema
    .safeParse({ ...valuesOf({ ...listing, images, price: 45 }), ...values(change) })
    .error?.issues.map(({ path }) => path.join('.'));

test('a change leaves out each stock that was not changed in the form', () => {
  const options = [{ kind: 'choice' as const, name: 'Size', choices: ['S', 'M', 'L'] }];
  const combinations = [
    { choices: ['S'], stock: 0, difference: 0 },
    { choices: ['M'], stock: 4, difference: 0 },
  ];
  const opened = valuesOf({ ...listing, images, price: 45, options, combinations });
  const sent = (change: Partial<OptionFormValues>) => bodyOf({ ...opened, ...change }, opened).combinations;
  const restocked = { ...opened.combinations, [combinationKey(['S'])]: { ...entry, stock: '10' } };
  const body = [
    { choices: ['S'], stock: 10, difference: 0 },
    { choices: ['M'], difference: 0 },
    { choices: ['L'], difference: 0 },
  ];
  expect(sent({})).toBeUndefined();
  expect(sent({ combinations: restocked })).toEqual(body);
  // Of a choice that is new here, the empty stock is sent.
  const wider = [{ ...size, choices: 'S, M, L, XL' }];
  const large = { choices: ['XL'], stock: null, difference: 0 };
  expect(sent({ combinations: restocked, options: wider })).toEqual([...body, large]);
});

test('errors of the contract are shown at the fields of the form', () => {
  const cheaper = { [combinationKey(['M'])]: { ...entry, difference: '-50' } };
  expect(fieldsOf({ combinations: cheaper })).toEqual([`combinations.${combinationKey(['M'])}.difference`]);
  const combinations = { [combinationKey(['L'])]: { ...entry, stock: 'many' } };
  const long = { ...size, choices: `S, ${'M'.repeat(99)}, L` };
  expect(fieldsOf({ options: [long], combinations, sizeChart: 'Size, Chest' })).toEqual(
    expect.arrayContaining(['options.0.choices', `combinations.${combinationKey(['L'])}.stock`, 'sizeChart']),
  );
  expect(fieldsOf({ sizeChart: '' })).toBeUndefined();
});

test('a listing is asked for all that is required, in words', () => {
  const { error } = newListingSchema.safeParse({ ...valuesOf({}), price: 'twelve', stock: 'few' });
  const said = new Map(error?.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  expect(Object.fromEntries(said)).toMatchObject({
    form: messages.listings.createInvalid,
    title: 'Title is required',
    description: 'Description is required',
    category: 'Category is required',
    condition: 'Condition is required',
    price: 'Write the price as a number, such as 45.50',
    stock: 'Write the stock as a whole number, or leave it empty',
    images: messages.listings.imageMissing,
  });
});

test('only a new listing without an image is asked for everything', () => {
  const listing = valuesOf({ ...makeListing(), images: [], imageUrl: '' });
  const said = (schema: typeof newListingSchema) =>
    schema.safeParse(listing).error?.issues.map(({ message }) => message);
  expect(said(newListingSchema)).toContain(messages.listings.createInvalid);
  expect(said(changedListingSchema)).toContain(messages.listings.imageMissing);
  expect(said(changedListingSchema)).not.toContain(messages.listings.updateInvalid);
});

test('a size chart is pasted from a spreadsheet or typed', () => {
  const chart = { columns: ['Chest', 'Length'], rows: [{ size: 'M', measures: [52.5, 71] }] };
  expect(readSizeChart('Size\tChest\tLength\nM\t52,5\t71\n')).toEqual(chart);
  expect(readSizeChart('Size, Chest, Length\nM, 52.5, 71')).toEqual(chart);
  expect(readSizeChart(sizeChartText(chart))).toEqual(chart);
  expect(readSizeChart('  ')).toBeNull();
});
