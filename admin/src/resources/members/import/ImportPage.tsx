import { LinearProgress, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Page } from '#components/Page.tsx';
import { useBrand } from '#providers/brand.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { ChooseColumns, ChooseFile } from './ChooseFile.tsx';
import { EarlierImports, ImportResult } from './ImportResult.tsx';
import { importMembers } from './importMembers.ts';
import { leftOut, type MembersFile, membersOf, readMembersFile } from './readMembersFile.ts';

/** Imports members from a CSV file: choose it, check the result of each row, then import. */
export function ImportPage() {
  const { call } = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const { houses } = useBrand();
  const check = useMutation({
    mutationFn: (file: MembersFile) => importMembers(call, membersOf(file), { dryRun: true }),
  });
  const read = useMutation({
    mutationFn: (file: File) => readMembersFile(file, houses),
    onSuccess: (file) => file.unknown.length > 0 || check.mutate(file),
  });
  // Members already added count as registered, so the whole file can be sent again.
  const run = useMutation({
    async mutationFn(file: MembersFile) {
      const options = { dryRun: false, importId: check.data?.importId };
      const done = await importMembers(call, membersOf(file), options);
      // An earlier try may have stored some of them.
      const imports = await call('GET /api/admin/members/imports').catch(() => []);
      return { ...done, stored: imports.find(({ id }) => id === done.importId)?.members };
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['members'] }),
  });
  const restart = () => [read, check, run].map(({ reset }) => reset());
  const choose = (file: File) => {
    restart();
    read.mutate(file);
  };
  const failed = read.error ?? check.error;
  const file = check.variables;
  const checked = run.data ?? check.data;
  return (
    <Page
      step={[read, check, run].map(({ status }) => status).join()}
      title="Import Members"
      back={{ to: '/members', label: 'Back to Registrations' }}
    >
      {check.isPending || run.isPending ? (
        <div role="status">
          <Typography>{run.isPending ? 'Importing' : 'Checking the rows'}</Typography>
          <LinearProgress aria-label="Rows" />
        </div>
      ) : checked && file ? (
        <ImportResult
          isDone={run.isSuccess}
          {...checked}
          leftOut={leftOut(file)}
          problem={run.error?.message}
          onImport={() => run.mutate(file)}
          onRestart={restart}
        />
      ) : read.data?.unknown.length && !check.error ? (
        <ChooseColumns file={read.data} onChosen={check.mutate} onRestart={restart} />
      ) : (
        <>
          <ChooseFile
            problem={failed ? `${read.variables?.name}: ${failed.message}` : ''}
            onChoose={choose}
          />
          <EarlierImports />
        </>
      )}
    </Page>
  );
}
