import { Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { Question } from '#components/Question.tsx';
import { RightButton } from '#components/RightButton.tsx';
import { refreshBrand } from '#lib/brand.ts';
import { downloadFile } from '#lib/download.ts';
import { publishBrandFile, readBrandFile } from './brandFileCalls.ts';

/** The whole record with its pictures as one file: downloaded, and published from such a file. */
export function BrandFile() {
  const [file, setFile] = useState<File>();
  const [isBusy, setIsBusy] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const notify = useNotify();
  const id = useId();

  async function run(work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof Error) notify(error.message, { type: 'error', autoHideDuration: 15_000 });
    } finally {
      setIsBusy(false);
      setFile(undefined);
    }
  }
  const handleDownload = () =>
    run(async () => downloadFile(messages.group.brandFileName, await readBrandFile()));
  const handlePublish = (chosen: File) =>
    run(async () => {
      await publishBrandFile(chosen);
      await Promise.all([queries.invalidateQueries(), refreshBrand()]);
      notify(messages.group.brandFileImported, { type: 'success' });
    });
  function handleChoose({ target }: ChangeEvent<HTMLInputElement>) {
    setFile(target.files?.[0]);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <Typography id={`${id}-help`} variant="body2">
        Everything of your group with its pictures in one file: as a backup, for a sister group, or for a
        designer. Members, orders and news are not in it.
      </Typography>
      <FieldRow>
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-describedby={`${id}-help`}
          onClick={() => void handleDownload()}
        >
          Download brand file
        </Button>
        <RightButton
          right="group.replace"
          variant="outlined"
          disabled={isBusy}
          onClick={() => picker.current?.click()}
        >
          Publish from a brand file
        </RightButton>
      </FieldRow>
      <input
        ref={picker}
        type="file"
        accept=".zip,application/zip"
        aria-label="Brand file"
        hidden
        onChange={handleChoose}
      />
      {file && (
        <Question
          title={`Publish ${file.name}?`}
          text="Every section in the file replaces yours on the website at once, and drafts of these sections are deleted. Each section’s earlier versions stay, so you can go back."
          yes={isBusy ? 'Checking and publishing...' : 'Publish'}
          isDangerous={false}
          isBusy={isBusy}
          onCancel={() => setFile(undefined)}
          onYes={() => void handlePublish(file)}
        />
      )}
    </>
  );
}
