import { useState } from 'react';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useBrand } from '#lib/brand.ts';
import { useCall } from '#providers/useCall.ts';
import { importMembers, type RowResult } from './importMembers.ts';
import { type FileRow, readMembersFile } from './readMembersFile.ts';

/** The state of an import. */
export type ImportStep = 'choose' | 'checking' | 'checked' | 'importing' | 'imported';

interface ImportState {
  step: ImportStep;
  fileName: string;
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
      const rows = await readMembersFile(file, houses);
      change({ step: 'checking', rows });
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

  return { ...state, choose, run, restart: () => setState(start) };
}
