import { writeFileSync } from 'node:fs';
import { toCss } from './toCss.ts';
import { tokens } from './tokens.ts';

writeFileSync(new URL('tokens.css', import.meta.url), toCss(tokens));
