/** The owner's password in live mode. */
export const livePassword = 'umbrella seventeen quiet lagoon';
/** A key that nobody is asked with. */
export const paystackKey = `sk_live_${'0'.repeat(40)}`;

/** Settings of live mode, without a place and a database. Nobody is at the mail server's address: mail waits. */
export const live = {
  MODE: 'live',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://yeargroup.example',
  SMTP_URL: 'smtp://user:hunter2@127.0.0.1:9',
  ADMIN_PASSWORD: livePassword,
  TOKEN_SECRET: 'a secret of thirty-two characters and more',
  PAYMENT_PROVIDER: 'paystack',
  PAYSTACK_SECRET_KEY: paystackKey,
  TRUST_PROXY: '1',
};
