/* Loaded into a server before anything else: its clock is off by the ms that stand in the file CLOCK_FILE, now and later. */
import { readFileSync } from 'node:fs';

const TrueDate = Date;
const now = (): number => TrueDate.now() + Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));

globalThis.Date = new Proxy(TrueDate, {
  apply: () => new TrueDate(now()).toString(),
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
