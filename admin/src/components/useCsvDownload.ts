import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { download } from '#lib/download.ts';

type Written = readonly [fileName: string, csv: string];

interface CsvDownload<Row> {
  /** Reads all rows from the server. */
  read: () => Promise<Row[]>;
  /** The file name and the text of the file. */
  write: (rows: Row[]) => Written | Promise<Written>;
  /** Shown before the server's sentence when the reading failed. */
  failed: string;
  /** Shown when there are no rows; without it nothing happens then. */
  empty?: string;
}

/** Downloads rows of the server as a CSV file, one download at a time. */
export function useCsvDownload<Row>({ read, write, failed, empty }: CsvDownload<Row>) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const rows = await read();
      if (rows.length > 0) download(...(await write(rows)));
      else if (empty) notify(empty, { type: 'info' });
    },
    onError: ({ message }) => notify(`${failed} ${message}`, { type: 'error' }),
  });
  return { disabled: isPending, onClick: () => mutate() };
}
