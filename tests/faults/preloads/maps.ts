/* Loaded into a server before anything else: what it asks of Google goes to MAPS_URL instead. */
const ask = globalThis.fetch;
globalThis.fetch = (address, init) =>
  typeof address === 'string'
    ? ask(address.replace(/^https:\/\/\w+\.googleapis\.com/, process.env.MAPS_URL ?? ''), init)
    : ask(address, init);
