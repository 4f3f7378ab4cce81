/** Sends the browser to the payment provider. In a file of its own, because a test cannot leave its page. */
export function leaveFor(url: string): void {
  location.assign(url);
}
