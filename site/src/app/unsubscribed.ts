/** Options of a read before its page is drawn: without a subscription, since the page subscribes later. */
export const unsubscribed = { subscribe: false } as const;
