import { Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { useId, useRef, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { refreshBrand } from '#lib/brand.ts';
import { downloadFile } from '#lib/download.ts';
import { publishBrandFile, readBrandFile } from './brandFileCalls.ts';

/** The whole record with its pictures as one file: downloaded, and published from such a file. */
export function BrandFile() {
  const [file, setFile] = useState<File>();
  const picker = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const notify = useNotify();
  const id = useId();
  const { mutate, isPending } = useMutation({
    async mutationFn(chosen: File) {
      await publishBrandFile(chosen);
      await Promise.all([queries.invalidateQueries(), refreshBrand()]);
    },
    onSuccess: () => notify(messages.group.brandFileImported, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error', autoHideDuration: 15_000 }),
    onSettled: () => setFile(undefined),
  });

  return (
    <>
      <Typography id={`${id}-help`} variant="body2">
        Everything of your group with its pictures in one file: as a backup, for a sister group, or for a
        designer. Members, orders and news are not in it.
      </Typography>
      <FieldRow>
        <ActButton
          variant="outlined"
          aria-describedby={`${id}-help`}
          act={async () => downloadFile(messages.group.brandFileName, await readBrandFile())}
        >
          Download brand file
        </ActButton>
        <ActButton right="group.replace" variant="outlined" onClick={() => picker.current?.click()}>
          Publish from a brand file
        </ActButton>
      </FieldRow>
      <input
        ref={picker}
        type="file"
        accept=".zip,application/zip"
        aria-label="Brand file"
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {file && (
        <Confirm
          isOpen
          loading={isPending}
          title={`Publish ${file.name}?`}
          content="Every section in the file replaces yours on the website at once, and drafts of these sections are deleted. Each section’s earlier versions stay, so you can go back."
          confirm="Publish"
          onClose={() => setFile(undefined)}
          onConfirm={() => mutate(file)}
        />
      )}
    </>
  );
}
