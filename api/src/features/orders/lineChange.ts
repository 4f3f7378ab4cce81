import { formatPesewas, toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { imageOf, priceOf, problemOfChoice } from '@year-group/api-types/shop/listingOptions';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { lineTitle, optionsText } from '@year-group/api-types/shop/optionsText';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { lockChangeable } from '../runs/runJoinService.ts';
import { presentListing } from '../shop/listingService.ts';
import { choiceTitle } from './chosenStock.ts';
import { storedChoice } from './freezeLines.ts';
import { createOrderMoveService } from './orderMoveService.ts';
import { exchangePieces, lockAvailableStock } from './stock.ts';

/**
 * Lets a buyer choose again for a paid line of a run that is still open, by the order's link. `line`
 * counts from 0. Throws 404 for an unknown order or line, and 409 when the run is not open, the
 * choice is not offered, costs another price, or too few pieces of it are left.
 */
export async function changeLine(
  { db, mail }: Services,
  { id: orderId, line: position }: { id: string; line: string },
  chosen: ChosenOption[],
): Promise<void> {
  const moves = createOrderMoveService({ mail });
  await db.transaction(async (tx) => {
    const order = (await moves.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
    const lines = await lockAvailableStock(tx, orderId);
    const { line, listing } = lines[Number(position)] ?? notFound(messages.runs.noLine);
    if (!listing || !(await lockChangeable(tx, line.id)))
      throw new HttpError(409, 'run-closed', messages.runs.notChangeable);
    const offer = presentListing(listing);
    const problem = problemOfChoice(offer, chosen);
    if (problem) throw new HttpError(409, 'choice-needed', problem);
    const price = toPesewas(priceOf(offer, chosen));
    if (price !== line.pricePesewas) {
      const message = messages.runs.otherPrice(offer.title, formatPesewas(price));
      throw new HttpError(409, 'amount-mismatch', message);
    }
    const options = storedChoice(offer, chosen);
    if (optionsText(options) === optionsText(line.options)) return;
    if (!(await exchangePieces(tx, line, { options, imageUrl: imageOf(offer, chosen) })))
      throw new HttpError(409, 'conflict', messages.options.soldOut(choiceTitle(offer, chosen)));
    await contentChanged(tx);
    const reason = `Chose again: ${lineTitle(line)} → ${optionsText(options)}`;
    await moves.note(tx, order, { actor: 'shopper', reason });
  });
}
