import { Button, SnackbarContent } from '@mui/material';

interface PublishedToastProps {
  /** The message. */
  sentence: string;
  /** The address of the page on the site. */
  page: string;
}

/** Reports that a record was saved, with a link to its page. */
export function PublishedToast({ sentence, page }: PublishedToastProps) {
  return (
    <SnackbarContent
      className="RaNotification-success"
      message={sentence}
      action={
        <Button size="small" href={page} target="_blank" rel="noreferrer">
          View on the website
        </Button>
      }
    />
  );
}
