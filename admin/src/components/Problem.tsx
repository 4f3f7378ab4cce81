import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { size, space } = tokens;

const Words = styled(Typography)(({ theme }) => ({
  paddingBlock: space['1'],
  paddingInlineStart: space['3'],
  borderInlineStart: `${size.rule} solid ${theme.palette.error.main}`,
  color: theme.palette.error.main,
}));

/** What went wrong with a short form; give its id to the field as `aria-describedby`. */
export function Problem({ id, text }: { id?: string; text: string }) {
  return (
    <div id={id} role="alert">
      {text && <Words variant="body2">{text}</Words>}
    </div>
  );
}
