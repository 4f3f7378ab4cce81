import type { Settings } from '#platform/settings/settings.ts';
import { sandboxKeys } from '../sandbox/wire.ts';
import { createHubtel } from './hubtel.ts';
import { createPaystack } from './paystack.ts';
import type { PaymentAdapter } from './provider.ts';

/** The adapter of the configured provider, in the sandbox with our simulator's address. */
export function chooseAdapter(settings: Settings): PaymentAdapter {
  const { hubtel, paystack, publicUrl } = settings;
  switch (settings.paymentProvider) {
    case 'hubtel': {
      const { apiId = '', apiKey = '', merchantAccount = '' } = hubtel;
      return createHubtel({ apiId, apiKey, merchantAccount });
    }
    case 'paystack':
      return createPaystack(paystack.secretKey ?? '');
    case 'sandbox': {
      const checkoutHosts = [new URL(publicUrl).host];
      const at = `${publicUrl}/sandbox/${settings.sandboxProtocol}`;
      return settings.sandboxProtocol === 'hubtel'
        ? createHubtel(sandboxKeys.hubtel, { checkout: at, status: at, checkoutHosts })
        : createPaystack(sandboxKeys.paystack, { api: at, checkoutHosts });
    }
  }
}
