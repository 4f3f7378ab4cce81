import { DialogContentText, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { ActButton } from '#components/ActButton.tsx';
import { FormDialog } from '#components/ActForm.tsx';
import { FileButton } from '#components/FileButton.tsx';
import { download } from '#lib/download.ts';
import { refreshBrand } from '#providers/brand.ts';
import { unanswered } from '#providers/httpClient.ts';
import { adminToken, apiUrl, proofGuard } from '#providers/providers.ts';

/** The whole record with its pictures as one file: downloaded, and published from such a file. */
export function BrandFile() {
  const [file, setFile] = useState<File>();
  const queries = useQueryClient();
  return (
    <>
      <Typography id="brand-file-help" variant="body2">
        What your group has published of itself, with its pictures, in one file: for a sister group, for a
        designer, or to publish it again. Drafts, members, orders, news, events and listings are not in it.
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <ActButton
          needsConnection
          variant="outlined"
          aria-describedby="brand-file-help"
          act={async () => download(messages.group.brandFileName, await proofGuard(readFile))}
        >
          Download brand file
        </ActButton>
        <FileButton
          label="Publish from a brand file"
          right="group.replace"
          variant="outlined"
          accept=".zip,application/zip"
          onFiles={([chosen]) => setFile(chosen)}
        />
      </Stack>
      {file && (
        <FormDialog
          title={`Publish ${file.name}?`}
          submit="Publish"
          submitProps={{ needsConnection: true }}
          act={async (_values, call) => {
            const body = new FormData();
            body.set('file', file);
            await call('POST /api/admin/brand-file', { body: body as never });
            await Promise.all([queries.invalidateQueries(), refreshBrand()]);
          }}
          done={() => messages.group.brandFileImported}
          onClose={() => setFile(undefined)}
        >
          <DialogContentText>
            Every section in the file replaces yours on the website at once, and drafts of these sections are
            deleted. Each section’s earlier versions stay, so you can go back.
          </DialogContentText>
        </FormDialog>
      )}
    </>
  );
}

/** Reads the file, which is no JSON as all other replies are. */
async function readFile(): Promise<Blob> {
  const token = adminToken.read();
  const headers = { Authorization: `Bearer ${token ?? ''}` };
  const reply = await fetch(`${apiUrl}/api/admin/brand-file`, { headers }).catch(() => undefined);
  if (reply?.ok) return reply.blob();
  const body = (await reply?.json().catch(() => null)) as { error: string } | null | undefined;
  if (reply?.status === 401) adminToken.end(token, body?.error ?? '');
  throw body ? new HttpError(body.error, reply?.status, body) : unanswered(reply?.status);
}
