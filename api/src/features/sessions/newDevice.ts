import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { type officers, officerSessions as sessions } from '#platform/db/schema.ts';
import { type MailService, retriedSeconds } from '#platform/mail/mailService.ts';

/** How long the rows of sessions are stored: they list the devices of an officer. */
export const rememberedDays = 90;

type Officer = Pick<typeof officers.$inferSelect, 'id' | 'name' | 'email'>;

/** Writes a letter when a session begins on a device or network that is new for the officer. */
export async function tellOfNewDevice(
  tx: Database,
  mail: MailService,
  { id: officerId, name, email }: Officer,
  { id, device, network }: { id: string; device: string; network: string },
): Promise<void> {
  if (!email) return;
  const isKnown = and(
    eq(sessions.officerId, officerId),
    eq(sessions.device, device),
    eq(sessions.network, network),
    gt(sessions.createdAt, sql`now() - make_interval(days => ${rememberedDays})`),
  );
  if ((await tx.$count(sessions, isKnown)) > 0) return;
  await mail.write(tx, {
    occasion: `officer-device:${id}`,
    recipient: email,
    template: 'officer-device',
    data: { fullName: name, device, network, at: new Date().toISOString() },
    lifetime: retriedSeconds,
  });
}

const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const nameOf = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system of a `User-Agent`, such as "Chrome on Android"; anything else is unknown. */
export function deviceOf(userAgent = ''): string {
  const [browser, system] = [nameOf(browsers, userAgent), nameOf(systems, userAgent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
