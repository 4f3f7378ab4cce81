/** Sends the browser to the payment provider. In a file of its own, so that tests can mock it. */
export function leaveFor(url: string): void {
  location.assign(url);
}
