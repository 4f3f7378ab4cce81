import { Alert } from '@mui/material';

/** What went wrong. */
export const Problem = ({ text }: { text: string }) => text && <Alert severity="error">{text}</Alert>;
