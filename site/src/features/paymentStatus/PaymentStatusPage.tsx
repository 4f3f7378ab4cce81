import type { GroupShell } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Container } from '@year-group/ui-kit/Container';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import { Skeleton } from '@year-group/ui-kit/Skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '#components/PageHead.tsx';
import { ShopHelp } from '#components/ShopHelp.tsx';
import { contactLinks } from '#lib/contacts.ts';
import { getOrder, useGetOrderQuery } from '#store/api/ordersApi.ts';
import { OrderStatusView } from './OrderStatusView.tsx';
import styles from './PaymentStatusPage.module.css';
import { mayChange, shownStatusOf } from './shownStatus.ts';

/** Seconds before each poll, by the number of reads before it. */
const pauses = [2, 2, 3, 5, 8, 13, 21];
const maxPause = 30;

/** The result of a payment, read from the stored order and polled until it is settled. */
export function PaymentStatusPage() {
  const [query] = useSearchParams();
  const orderId = query.get('orderId') ?? '';
  return (
    <Container className={styles.Status}>
      <PageHead title="Payment status" description="How your order from the shop of the group stands." />
      {orderId ? (
        <OrderStatus key={orderId} orderId={orderId} asked={query.get('status')} />
      ) : (
        <NoOrder sentence={messages.paymentStatus.orderIdMissing} />
      )}
      <ShopHelp
        {...(orderId && {
          words: 'Ask a question',
          linksOf: (contact) => questionLinks(contact, orderId),
        })}
      />
    </Container>
  );
}

function OrderStatus({ orderId, asked }: { orderId: string; asked: string | null }) {
  const { data, error, isError, isFetching, requestId, refetch } = useGetOrderQuery(orderId, {
    refetchOnMountOrArgChange: true,
  });
  const [reads, setReads] = useState({ last: requestId, count: 0 });
  if (reads.last !== requestId) setReads({ last: requestId, count: reads.count + 1 });
  const status = data && shownStatusOf(data, asked);
  const pause = status && mayChange(status) ? (pauses[reads.count] ?? maxPause) : 0;
  getOrder.useQuerySubscription(orderId, {
    refetchOnFocus: true,
    pollingInterval: pause * 1000,
    skipPollingIfUnfocused: true,
  });

  const asking = { isAsking: isFetching, isUnread: error !== undefined, onAsk: () => void refetch() };
  if (data && status) return <OrderStatusView order={data} status={status} {...asking} />;
  if (isError && !isFetching) {
    return (
      <NoOrder
        sentence={messages.paymentStatus.retrieveFailed}
        detail={messages.paymentStatus.loadFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.Head} aria-busy="true">
      <h1>Payment Status</h1>
      <p aria-hidden="true">{messages.loading}</p>
      <Skeleton kind="event" count={3} label={messages.loading} />
    </div>
  );
}

interface NoOrderProps {
  sentence: string;
  detail?: string;
  onRetry?: () => void;
}

/** Shown when the order could not be read, which the specification treats as a failed payment. */
function NoOrder({ sentence, detail = '', onRetry }: NoOrderProps) {
  return (
    <div className={styles.Head}>
      <h1>Payment Failed</h1>
      <ErrorState
        advice={detail}
        {...(onRetry && { onRetry })}
        action={
          <Button variant="quiet" href={pages.shop.to()}>
            Continue Shopping
          </Button>
        }
      >
        {sentence}
      </ErrorState>
    </div>
  );
}

/**
 * Ways to ask the group about an order, each with its number in the message. WhatsApp needs the
 * phone number in international form.
 */
function questionLinks(contact: GroupShell['contact'], orderId: string) {
  const { email, phone } = contact;
  const words = encodeURIComponent(`A question about order ${orderNumber(orderId)}`);
  const digits = phone.startsWith('+') && phone.replace(/\D/g, '');
  return [
    ...(digits ? [{ label: 'On WhatsApp', href: `https://wa.me/${digits}?text=${words}` }] : []),
    ...(email ? [{ label: email, href: `mailto:${email}?subject=${words}` }] : []),
    ...contactLinks({ ...contact, email: '' }),
  ];
}
