import { AsyncLocalStorage } from 'node:async_hooks';

/** The account of `ADMIN_PASSWORD`: always an owner, the way in on the first day. */
export const ownerAccountId = '00000000-0000-4000-8000-000000000001';

/** The officer on whose request the code runs. */
interface Actor {
  officerId: string;
  officerName: string;
}

const storage = new AsyncLocalStorage<Actor | undefined>();

/** Runs what a request asks for in the name of its officer, so that the log can say who it was. */
export const runAs = <Result>(actor: Actor | undefined, run: () => Result): Result => storage.run(actor, run);

/** The officer of the present request; undefined for members, visitors and jobs. */
export const currentOfficer = (): Actor | undefined => storage.getStore();

/** The name of that officer, for the history of a record. */
export function officerName(): string {
  const officer = currentOfficer();
  if (!officer) throw new Error('No officer has asked for this.');
  return officer.officerName;
}
