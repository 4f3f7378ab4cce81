import { formatCedis, toPesewas } from '@year-group/api-types/common/money';
import { pages } from '@year-group/api-types/system/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Price } from '@year-group/ui-kit/Price';
import { TrustWords } from '#components/TrustWords.tsx';
import { useSection } from '#store/api/groupApi.ts';
import { goodsPesewas, isRefused, totalOf } from '#store/cartFigures.ts';
import { type CartLine, changesAccepted } from '#store/cartSlice.ts';
import { useAppDispatch } from '#store/hooks.ts';
import styles from './CartPage.module.css';

/** The total and the link to the checkout, which is disabled while a line is unavailable. */
export function CartSum({ lines }: { lines: readonly CartLine[] }) {
  const dispatch = useAppDispatch();
  const { content: shop } = useSection('shop');
  const isBlocked = lines.some(isRefused);
  return (
    <section className={styles.Sum} aria-label="Total">
      <dl>
        <dt>Total</dt>
        <dd>
          <Price amount={totalOf(lines)} size="large" />
        </dd>
      </dl>
      <p className={styles.Small}>{deliveryWords(lines, shop?.freeFrom ?? null)}</p>
      {isBlocked ? (
        <>
          <Button size="large" wide disabled aria-describedby="blocked">
            Proceed to Checkout
          </Button>
          <p id="blocked" className={styles.Notice}>
            Please change the marked items first.
          </p>
        </>
      ) : (
        <Button size="large" wide href={pages.checkout.to()} onClick={() => dispatch(changesAccepted())}>
          Proceed to Checkout
        </Button>
      )}
      <p className={styles.Small}>
        <TrustWords />
      </p>
    </section>
  );
}

/** What the delivery will cost, as far as the cart can tell. */
function deliveryWords(lines: readonly CartLine[], freeFrom: number | null): string {
  const words = 'Delivery is added at the checkout, from your address.';
  if (freeFrom === null) return words;
  if (goodsPesewas(lines) >= toPesewas(freeFrom)) return 'The delivery of this order is free.';
  return `${words} It is free from ${formatCedis(freeFrom)}.`;
}
