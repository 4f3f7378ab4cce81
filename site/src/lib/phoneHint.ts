/** The format of a phone number, without line breaks. */
export const phoneHint = 'With + and the country code, such as +233\u00a020\u00a0123\u00a04567';

/** Where any format is accepted. */
export const anyPhoneHint = 'In any form, such as 020\u00a0123\u00a04567 or +233\u00a020\u00a0123\u00a04567';
