import { useState } from 'react';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useBrand } from '#lib/brand.ts';
import { useCall } from '#providers/useCall.ts';
import { importMembers, type RowResult } from './importMembers.ts';
import { type FileRow, type MembersFile, membersOf, readMembersFile } from './readMembersFile.ts';

/** The state of an import. */
export type ImportStep = 'choose' | 'columns' | 'checking' | 'checked' | 'importing' | 'imported';

interface ImportState {
  step: ImportStep;
  fileName: string;
  file?: MembersFile;
  rows: readonly FileRow[];
  /** Of the check, then of the import. */
  results: readonly RowResult[];
  problem: string;
  /** Of what was stored, to undo it. */
  importId?: string;
}

const start: ImportState = { step: 'choose', fileName: '', rows: [], results: [], problem: '' };

/** An import: choose a file, check it without storing anything, then import it. */
export function useMemberImport() {
  const [state, setState] = useState(start);
  const call = useCall();
  const { houses } = useBrand();
  const refresh = useRefreshList('members');
  const change = (fields: Partial<ImportState>) => setState((before) => ({ ...before, ...fields }));

  async function choose(file: File) {
    setState({ ...start, fileName: file.name });
    try {
      const read = await readMembersFile(file, houses);
      if (read.unknown.length > 0) change({ step: 'columns', file: read });
      else await check(read);
    } catch (error) {
      change({ step: 'choose', results: [], problem: (error as Error).message });
    }
  }

  /** Checks the rows of a file whose columns are known, without storing anything. */
  async function check(file: MembersFile) {
    const rows = membersOf(file);
    change({ step: 'checking', file, rows });
    try {
      await importMembers(call, rows, { dryRun: true }, (results) => change({ results }));
      change({ step: 'checked' });
    } catch (error) {
      change({ step: 'choose', results: [], problem: (error as Error).message });
    }
  }

  async function run() {
    change({ step: 'importing', results: [], problem: '' });
    try {
      const { importId } = state;
      await importMembers(call, state.rows, { dryRun: false, importId }, (results, id) =>
        change({ results, importId: id }),
      );
      change({ step: 'imported' });
    } catch (error) {
      // Members already added count as registered, so the whole file can be sent again.
      change({ step: 'checked', problem: (error as Error).message });
    }
    await refresh(true);
  }

  return { ...state, choose, check, run, restart: () => setState(start) };
}
