/** Networks of which the group's own page can be linked, each with its hosts. */
const hosts = {
  Facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
  Instagram: /(^|\.)instagram\.com$/,
  WhatsApp: /(^|\.)(whatsapp\.com|wa\.me)$/,
  TikTok: /(^|\.)tiktok\.com$/,
  YouTube: /(^|\.)(youtube\.com|youtu\.be)$/,
  LinkedIn: /(^|\.)linkedin\.com$/,
  Telegram: /(^|\.)(t\.me|telegram\.me)$/,
  'X (Twitter)': /(^|\.)(x|twitter)\.com$/,
};
export type Network = keyof typeof hosts;

/** Their names, in the order in which a form names them. */
export const networks = Object.keys(hosts) as Network[];

/** An address as it was pasted, with `https://` before it. */
export const withHttps = (address: string): string =>
  address && `https://${address.replace(/^https?:\/\//i, '')}`;

/** The network whose own host an address is on; undefined for every other address. */
export function networkOf(address: string): Network | undefined {
  // Not by URL.parse, which older phones have not; a name before the host is none.
  const [, host] = /^https:\/\/([a-z0-9.-]+)(?:[/?#]\S*)?$/.exec(withHttps(address).toLowerCase()) ?? [];
  return networks.find((network) => host && hosts[network].test(host));
}
