/* Preloaded into a server: its clock is always off by the ms in the file CLOCK_FILE. */
import { readFileSync } from 'node:fs';

const TrueDate = Date;
const now = (): number => TrueDate.now() + Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));

globalThis.Date = new Proxy(TrueDate, {
  apply: () => new TrueDate(now()).toString(),
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
