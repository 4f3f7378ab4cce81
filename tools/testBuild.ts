import { execFileSync } from 'node:child_process';
import { root } from './folders.ts';

/** Lets tests that start the built product never meet one of other sources. */
export default function build(): void {
  execFileSync('npm', ['--silent', 'run', 'build:product'], { cwd: root, stdio: 'inherit' });
}
