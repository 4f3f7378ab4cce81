/** Why a payment was not completed, for officers. */
export const customerCancelled = 'The customer cancelled on the payment page.';
export const notStarted = (provider: string) => `${provider} refused to start the payment.`;
export const notPaidInTime = 'The customer did not pay within three days.';
export const notEnoughMoney = 'There was not enough money in the account or wallet.';
export const noAnswer = 'The customer did not confirm the payment on their phone in time.';
export const wrongPin = 'The PIN or the code was wrong.';
export const overLimit = 'The amount is above a limit of the account or wallet.';
export const declined = 'The bank or the wallet declined the payment.';
export const otherReason = (provider: string, words: string) => `${provider} says: ${words}.`;
export const unknownReason = (provider: string) => `${provider} gives no reason.`;
