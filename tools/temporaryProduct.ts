/* The product as npm start runs it, with fresh demo content in a temporary folder (or
   PRODUCT_FOLDER), which is deleted when it stops. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = process.env.PRODUCT_FOLDER ?? mkdtempSync(join(tmpdir(), 'year-group-product-'));
process.env.DATA_DIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('./start.ts');
