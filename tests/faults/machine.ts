import { execFileSync } from 'node:child_process';

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
/** Nobody has this hardware address, so what is sent there vanishes without a word, as in a cable that is cut. */
const nobody = '02:00:00:00:00:01';

/** A machine inside this one (a network namespace), with one line to visitors and another one to the database. */
export interface Machine {
  /** What a command begins with to run there. */
  through: string[];
  /** Where visitors reach it. */
  address: string;
  /** Where it reaches this machine's database. */
  databaseAddress: string;
  /** Drops all packets between it and the database, in both directions. */
  cut: () => void;
  heal: () => void;
  remove: () => void;
}

/** Makes one; undefined where that is impossible: only root on Linux with iproute2 may. */
export function makeMachine(): Machine | undefined {
  const name = `yg${process.pid}`;
  // Of the range that is reserved for tests of networks.
  const line = (number: number) => {
    const third = (process.pid % 100) * 2 + number;
    return {
      here: `198.18.${third}.1`,
      there: `198.18.${third}.2`,
      outer: `${name}h${number}`,
      inner: `in${number}`,
    };
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
      ip('-n', name, 'neigh', 'replace', here, 'lladdr', nobody, 'dev', inner, 'nud', 'permanent');
      ip('neigh', 'replace', there, 'lladdr', nobody, 'dev', outer, 'nud', 'permanent');
    },
    heal() {
      ip('-n', name, 'neigh', 'del', here, 'dev', inner);
      ip('neigh', 'del', there, 'dev', outer);
    },
    remove,
  };
}
