import { execFileSync } from 'node:child_process';

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
/** An unused hardware address. Packets to it are lost without an error, as with a cut cable. */
const unusedAddress = '02:00:00:00:00:01';

/** A network namespace with one connection to visitors and one to the database. */
export interface Machine {
  /** The prefix of a command that runs in it. */
  through: string[];
  /** Its address for visitors. */
  address: string;
  /** The database's address, seen from it. */
  databaseAddress: string;
  /** Drops all packets between it and the database. */
  cut: () => void;
  heal: () => void;
  remove: () => void;
}

/** Undefined where it cannot be made: only root on Linux with iproute2 may. */
export function makeMachine(): Machine | undefined {
  const name = `yg${process.pid}`;
  // From the range that is reserved for network tests.
  const line = (number: number) => {
    const third = (process.pid % 100) * 2 + number;
    const addresses = { here: `198.18.${third}.1`, there: `198.18.${third}.2` };
    return { ...addresses, outer: `${name}h${number}`, inner: `in${number}` };
  };
  const [visitors, database] = [line(0), line(1)] as const;
  const remove = () => void ip('netns', 'del', name);
  try {
    ip('netns', 'add', name);
  } catch {
    return undefined;
  }
  try {
    ip('-n', name, 'link', 'set', 'lo', 'up');
    for (const { here, there, outer, inner } of [visitors, database]) {
      ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', name);
      ip('addr', 'add', `${here}/30`, 'dev', outer);
      ip('link', 'set', outer, 'up');
      ip('-n', name, 'addr', 'add', `${there}/30`, 'dev', inner);
      ip('-n', name, 'link', 'set', inner, 'up');
    }
  } catch {
    remove();
    return undefined;
  }
  const { here, there, outer, inner } = database;
  return {
    through: ['ip', 'netns', 'exec', name],
    address: visitors.there,
    databaseAddress: here,
    cut() {
      ip('-n', name, 'neigh', 'replace', here, 'lladdr', unusedAddress, 'dev', inner, 'nud', 'permanent');
      ip('neigh', 'replace', there, 'lladdr', unusedAddress, 'dev', outer, 'nud', 'permanent');
    },
    heal() {
      ip('-n', name, 'neigh', 'del', here, 'dev', inner);
      ip('neigh', 'del', there, 'dev', outer);
    },
    remove,
  };
}
