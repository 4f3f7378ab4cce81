/**
 * The masked destination of a code, derived only from the input, so that it is the same whether or
 * not a member exists: `k•••@example.com`, and for a phone `the email address of +233•••67`.
 */
export function maskContact({ phone, email }: { phone?: string | undefined; email: string }): string {
  if (phone) return `the email address of ${phone.slice(0, 4)}•••${phone.slice(-2)}`;
  const at = email.lastIndexOf('@');
  return at < 0 ? `${email.slice(0, 1)}•••` : `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`;
}
