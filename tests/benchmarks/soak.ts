/* npm run measure -- soak [-- --minutes 8]: everything that people do, at the same time, on one
   process with PostgreSQL; prints the number of requests, which failed, and how memory grew. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildAll } from '../../tools/builds.ts';
import { freePort } from '../../tools/freePort.ts';
import { stopTogether } from '../../tools/processes.ts';
import { startOn } from './shared/product.ts';
import { byQuarter, growthMb, type Sample, takeSample } from './soak/figures.ts';
import { type Ask, invitePeople } from './soak/people.ts';

const secondsBetween = 5;
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '8' } } });
const minutes = Number(values.minutes);

stopTogether();
if (!(await buildAll({ only: 'site' }))) process.exit(1);
const port = String(await freePort());
const product = await startOn('PostgreSQL', { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
const url = product.url();

const errors: string[] = [];
const ask: Ask = async (method, path, body, headers = {}) => {
  const isForm = body instanceof URLSearchParams;
  const reply = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  // A reply that is not read would occupy its connection.
  return new Response(await reply.arrayBuffer());
};

const end = performance.now() + minutes * 60_000;
const rounds: Record<string, number> = {};
const working = Object.entries(await invitePeople(url, ask)).flatMap(([name, { people, pauseMs, round }]) =>
  Array.from({ length: people }, async () => {
    for (let n = 0; performance.now() < end; n += 1) {
      await round(n).catch((error: Error) => errors.push(`${name}: ${error.message}`));
      rounds[name] = (rounds[name] ?? 0) + 1;
      await pause(pauseMs);
    }
  }),
);
const samples: Sample[] = [];
while (performance.now() < end) {
  await pause(secondsBetween * 1000);
  samples.push(await takeSample(url));
}
await Promise.all(working);
await pause(10_000);
const rest = await takeSample(url);

console.log(`${minutes} minutes of mixed load: ${rest.requests} requests, ${errors.length} errors.`);
console.log(`Rounds: ${JSON.stringify(rounds)}\n\n${byQuarter(samples)}\n`);
console.log(`At rest afterwards: ${JSON.stringify(rest)}`);
console.log(
  `An hour at this pace: ${Math.round((rest.requests * 60) / minutes)} requests. From the second quarter to the last, ${minutes / 2} minutes, memory grew by ${growthMb(samples).toFixed(0)} MB.`,
);
for (const error of errors.slice(0, 10)) console.error(error);
await product.stop();
process.exit(errors.length > 0 ? 1 : 0);
