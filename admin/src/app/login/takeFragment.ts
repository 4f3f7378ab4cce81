let taken = '';

/**
 * The secret behind the # of the address, which leaves the address at once: it must not stay in the
 * history. Kept until the page is left, because React may ask twice.
 */
export function takeFragment(): string {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1) {
    taken = hash.slice(1);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return taken;
}
