import { useListEventsToComeQuery } from '#store/api/eventsApi.ts';
import { useSection } from '#store/api/groupApi.ts';
import type { CartLine } from '#store/cartSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { isSameReceiving, type Receiving, type Way, waysToReceive } from './waysToReceive.ts';

/** The ways to receive an order, and the chosen one. */
export interface Ways {
  offered: Way[];
  /** Undefined while it is not known, and when it is no longer offered. */
  chosen: Way | undefined;
  isGone: boolean;
  /** What the group offers could not be read, so what was chosen may still be among it. */
  isUnread: boolean;
  /** What was chosen waits for what the group offers. */
  isWaiting: boolean;
  freeFrom: number | null;
  readAgain: () => Promise<unknown>;
}

const deliveryOnly = { pickUpPoints: [], bringToEvents: false, freeFrom: null };

/** What the group offers now, and whether what was chosen is among it. */
export function useWays(lines: readonly CartLine[], receiving: Receiving): Ways {
  const { content: shop, isError: isShopError, refetch: readShop } = useSection('shop');
  const terms = shop ?? deliveryOnly;
  const { parts } = useAppSelector(selectGroup);
  const skip = !terms.bringToEvents || !parts.events;
  const { data: events, isError, refetch: readEvents } = useListEventsToComeQuery(undefined, { skip });
  const offered = waysToReceive(lines, terms, events ?? []);
  const chosen = offered.find((way) => isSameReceiving(way.receiving, receiving));
  const isUnread = (isShopError && shop === undefined) || (isError && events === undefined);
  const isKnown = isUnread || (shop !== undefined && (skip || events !== undefined));
  return {
    offered,
    chosen,
    isGone: isKnown && !chosen,
    isUnread,
    isWaiting: !isKnown && !chosen,
    freeFrom: terms.freeFrom,
    readAgain: () => Promise.all([readShop(), !skip && readEvents()]),
  };
}
