import { toCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { choiceOrder, optionsKey } from '@year-group/api-types/shop/listingOptions';
import type { RunBoard, RunBuyer, SheetRow } from '@year-group/api-types/shop/run';
import { eq } from 'drizzle-orm';
import { type Account, heldOfPayment, type PaymentRow } from '#platform/db/accounts.ts';
import { listings, runs, runWaiters, type StoredOption } from '#platform/db/schema.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { billOf } from './runAmounts.ts';
import { type Buyer, type BuyerLine, buyersOf, unpaidBuyers, waitingBuyers } from './runBuyers.ts';
import { presentRun } from './runQueries.ts';

/** Everything about one run; throws 404 for an unknown one. */
export async function readBoard({ db, settings }: Services, id: string): Promise<RunBoard> {
  const [found] = await db
    .select({ run: runs, title: listings.title, options: listings.options })
    .from(runs)
    .leftJoin(listings, eq(listings.id, runs.listingId))
    .where(eq(runs.id, id));
  const { run, title, options } = found ?? notFound(messages.runs.notFound);
  const [buyers, waiting, unpaid, waitingList] = await Promise.all([
    buyersOf(db, run),
    waitingBuyers(db, run),
    unpaidBuyers(db, run),
    db.$count(runWaiters, eq(runWaiters.listingId, run.listingId)),
  ]);
  const counted = buyers.flatMap(({ lines }) => lines).filter(({ isCounted }) => isCounted);
  const pieces = counted.reduce((sum, { line }) => sum + line.quantity, 0);
  const received = counted.reduce((sum, { line }) => sum + line.pricePesewas * line.quantity, 0);
  const shown = presentRun(run, title ?? '', pieces);
  const canReturn = returnsMoney(settings);
  return {
    ...shown,
    sheet: sheetOf(counted, options ?? []),
    bill: billOf(shown.priceSteps, pieces, toCedis(received)),
    buyers: buyers.map((buyer) => presentBuyer(buyer, canReturn)),
    waiting: waiting.map((buyer) => presentBuyer(buyer, canReturn)),
    unpaid: unpaid.map((buyer) => presentBuyer(buyer, canReturn)),
    waitingList,
  };
}

function presentBuyer({ order, account, lines, owed, refund }: Buyer, canReturn: boolean): RunBuyer {
  // What went back in the provider's dashboard names no lines.
  const elsewhere = account.refunds.findLast(({ how, state }) => how === 'dashboard' && state === 'done');
  const isOpen = owed > 0 && refund?.state === 'done';
  const shown = isOpen ? null : (refund ?? (owed === 0 ? elsewhere : null) ?? null);
  return {
    orderId: order.id,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail,
    pieces: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    lines: lines.map(({ line }) => ({ options: line.options ?? [], quantity: line.quantity })),
    amount: toCedis(owed || (shown?.pesewas ?? 0)),
    isShort: lines.some(({ member }) => member?.isShort),
    isRefundable: canReturn && account.payments.some((each) => isReturnable(account, each, owed)),
    refund: shown && {
      state: shown.state,
      amount: toCedis(shown.pesewas),
      proof: shown.proof,
      at: shown.createdAt.toISOString(),
    },
  };
}

/** Whether the provider holds this much of a payment. */
const isReturnable = (account: Account, payment: PaymentRow, pesewas: number): boolean =>
  payment.attemptId !== null && !payment.isByHand && heldOfPayment(account, payment) >= pesewas;

/** The printer's sheet of these lines, in the order of the listing's choices. */
function sheetOf(rows: BuyerLine[], offered: StoredOption[]): SheetRow[] {
  const same = Map.groupBy(rows, ({ line }) => optionsKey(line.options));
  return [...same.values()]
    .map((each) => ({
      options: each[0]?.line.options ?? [],
      quantity: each.reduce((sum, { line }) => sum + line.quantity, 0),
    }))
    .map((row) => ({ row, place: choiceOrder({ options: offered }, row.options) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ row }) => row);
}

/** Whether the provider of this server can be asked to return money. */
const returnsMoney = ({ paymentProvider, sandboxProtocol }: Services['settings']): boolean =>
  paymentProvider === 'paystack' || (paymentProvider === 'sandbox' && sandboxProtocol === 'paystack');
