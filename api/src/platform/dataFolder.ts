import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from './startError.ts';

/** Creates the data folder; throws a StartError when it cannot be created or written to. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as { code?: string };
    const reason =
      code === 'EEXIST' || code === 'ENOTDIR' ? 'a file stands in its way' : 'it cannot be written to';
    throw new StartError(`DATA_DIR ${folder} cannot be used: ${reason}. Set DATA_DIR to another folder.`);
  }
}
