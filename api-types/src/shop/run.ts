import { z } from 'zod';
import { amountSchema, daySchema, idSchema, instantSchema, textSchema } from '../common/common.ts';
import { maxPieces, maxPrice, maxPriceSteps } from '../common/limits.ts';
import { refundStates } from '../common/lists.ts';
import { chosenOptionSchema } from './listingOptionsSchema.ts';
import { runStates } from './runStates.ts';

const piecesSchema = (label: string) =>
  z
    .int(`${label} is a whole number of pieces`)
    .min(1, `${label} is at least 1`)
    .max(maxPieces, `${label} is at most ${maxPieces}`);

/** From this number of pieces on, the printer asks this price in GH₵ for each of them. */
export const priceStepSchema = z.object({
  from: piecesSchema('The number'),
  price: amountSchema('The price').max(maxPrice, 'The price is too high'),
});

const plan = {
  /** Paid pieces from which on it is printed. */
  minimum: piecesSchema('The minimum'),
  /** Payments that arrive later wait for the next run. */
  closesAt: instantSchema,
  priceSteps: z
    .array(priceStepSchema)
    .max(maxPriceSteps, `At most ${maxPriceSteps} price steps`)
    .refine(
      (steps) => steps.every(({ from }, index) => index === 0 || from > (steps[index - 1]?.from ?? 0)),
      'Each price step starts at more pieces than the one before',
    ),
  /** When the pieces should be there; null when unknown. */
  expectedOn: daySchema('The expected date').nullable(),
};

/** What an officer sends to plan a run of a listing. */
export const runInputSchema = z.object({
  listingId: idSchema,
  ...plan,
  priceSteps: plan.priceSteps.default([]),
  expectedOn: plan.expectedOn.default(null),
});

/** A change to a run: only the given fields are replaced. */
export const runChangeSchema = z.object(plan).partial();

const runFacts = {
  minimum: z.int().positive(),
  /** Paid pieces. */
  paid: z.int().nonnegative(),
  closesAt: instantSchema,
  expectedOn: z.iso.date().nullable(),
};

/** The newest run of a listing, as everybody sees it. */
export const listingRunSchema = z.object({ state: z.enum(runStates).exclude(['draft']), ...runFacts });

/** A run, as officers see it. */
export const runSchema = z.object({
  state: z.enum(runStates),
  ...runFacts,
  id: idSchema,
  listingId: idSchema,
  /** Of its listing; empty when that was deleted. */
  title: z.string(),
  priceSteps: z.array(priceStepSchema),
  /** When the buyers got the letter that the minimum is reached, or that the run failed. */
  toldAt: instantSchema.nullable(),
  createdAt: instantSchema,
});

/** One row of the printer's sheet: the pieces with the same options, in the listing's order. */
export const sheetRowSchema = z.object({
  options: z.array(chosenOptionSchema),
  quantity: z.int().positive(),
});

/** What the printer asks, and what is left of the money, in GH₵; null while no step is reached. */
export const runBillSchema = z.object({
  pieces: z.int().nonnegative(),
  price: z.number().nullable(),
  total: z.number().nullable(),
  received: z.number(),
  left: z.number().nullable(),
});

/** One order with pieces of the listing. */
export const runBuyerSchema = z.object({
  orderId: idSchema,
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  pieces: z.int().positive(),
  lines: z.array(sheetRowSchema),
  /** What a refund returns in GH₵; with the delivery when nothing else of the order is left. */
  amount: z.number(),
  /** Whether there was too little stock when the payment arrived. */
  isShort: z.boolean(),
  /** Whether the provider can be asked to return the money; else it is returned by hand. */
  isRefundable: z.boolean(),
  refund: z
    .object({
      state: z.enum(refundStates),
      amount: z.number(),
      /** The proof of a refund by hand; empty when the provider was asked. */
      proof: z.string(),
      at: instantSchema,
    })
    .nullable(),
});

/** Everything about one run. */
export const runBoardSchema = runSchema.extend({
  sheet: z.array(sheetRowSchema),
  bill: runBillSchema,
  /** The orders in this run, oldest payment first. */
  buyers: z.array(runBuyerSchema),
  /** Paid, but in no run: those that came too late join the next one, those without stock do not. */
  waiting: z.array(runBuyerSchema),
  /** Ordered, but not paid: they can still join the run by paying. Oldest order first. */
  unpaid: z.array(runBuyerSchema),
  /** How many people asked to be told when the next run opens. */
  waitingList: z.int().nonnegative(),
});

/** Returns the money of an order's pieces: by the provider, or by hand with a proof of it. */
export const runRefundInputSchema = z.object({
  orderId: idSchema,
  proof: textSchema('The proof', 200).optional(),
});

/** One line of the list for handing out, sorted by the name of the buyer. */
export const handOutLineSchema = sheetRowSchema.extend({
  id: idSchema,
  orderId: idSchema,
  customerName: z.string(),
  handedOutAt: instantSchema.nullable(),
});

/** Ticks a line, or takes the tick back; of several, the one with the latest `at` counts. */
export const handOutTickSchema = z.object({ isHandedOut: z.boolean(), at: instantSchema.optional() });

/** Where the pieces of an order's line are. */
export const lineRunSchema = z.object({
  state: z.enum([...runStates, 'waiting']),
  expectedOn: z.iso.date().nullable(),
  /** Whether the buyer can still choose another size. */
  isChangeable: z.boolean(),
  /** Whether too little of it was left when it was paid: then it joins no run. */
  isShort: z.boolean(),
  isHandedOut: z.boolean(),
  isRefunded: z.boolean(),
});

export type RunInput = z.output<typeof runInputSchema>;
export type RunChange = z.output<typeof runChangeSchema>;
export type ListingRun = z.infer<typeof listingRunSchema>;
export type Run = z.infer<typeof runSchema>;
export type PriceStep = z.infer<typeof priceStepSchema>;
export type SheetRow = z.infer<typeof sheetRowSchema>;
export type RunBill = z.infer<typeof runBillSchema>;
export type RunBuyer = z.infer<typeof runBuyerSchema>;
export type RunBoard = z.infer<typeof runBoardSchema>;
export type RunRefundInput = z.infer<typeof runRefundInputSchema>;
export type HandOutLine = z.infer<typeof handOutLineSchema>;
export type HandOutTick = z.infer<typeof handOutTickSchema>;
export type LineRun = z.infer<typeof lineRunSchema>;
