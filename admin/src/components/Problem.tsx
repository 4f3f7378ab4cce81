import { Typography } from '@mui/material';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

/** What went wrong. */
export function Problem({ text }: { text: string }) {
  return (
    <div role="alert">
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
