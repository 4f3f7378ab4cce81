import { type PaymentAdapter, ProviderError } from './provider.ts';

const refuse = async (): Promise<never> => {
  throw new ProviderError('There is no payment provider.', { isRefusal: true });
};

/** No provider: orders are paid by hand, and none of an earlier provider's payments can be asked about. */
export const noProvider: PaymentAdapter = { start: refuse, check: refuse, readNotice: () => undefined };
