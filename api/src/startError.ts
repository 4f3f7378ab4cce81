/** Something that keeps the product from starting and that the person at the terminal can mend; one readable sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
