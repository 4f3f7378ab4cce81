import { Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

/** What went wrong with a short form; give its id to the field as `aria-describedby`. */
export function Problem({ id, text }: { id?: string; text: string }) {
  return (
    <div id={id} role="alert">
      {text && (
        <Typography
          variant="body2"
          color="error"
          sx={{ py: 0.5, pl: 1.5, borderLeft: `${tokens.size.rule} solid` }}
        >
          {text}
        </Typography>
      )}
    </div>
  );
}
