import { pages } from '@year-group/api-types/system/pages';
import { storageKeys } from '#store/persistence.ts';

/*
 * Only the browser knows the cart, so the server's page holds what is shown with a cart and what is
 * shown without. This script is in the head of such pages and says which, before anything is
 * drawn (`CartOrEmpty`). An empty cart is not stored.
 */

/** Inlined in the page as text, so it uses nothing from outside. */
function markEmptyCart(key: string) {
  let cart: string | null = null;
  try {
    cart = localStorage.getItem(key);
  } catch {
    // Without storage the cart is empty in every new page.
  }
  if (!cart) document.documentElement.dataset.emptyCart = '';
}

/** The inline script of pages that show the cart. */
export const cartScript = `(${String(markEmptyCart)})(${JSON.stringify(storageKeys.cart)})`;

const cartPages: readonly string[] = [pages.cart.pattern, pages.checkout.pattern];

/** Whether a page needs that script. Only the server asks, so it is not in the route table. */
export const showsCart = (path: string): boolean => cartPages.includes(path);
