/** `kofi@example.com` as `k•••@example.com`; of a text that is no address the first character. */
export const maskEmail = (email: string): string => email.replace(/^([^@]?).*?(?=@[^@]*$|$)/, '$1•••');
