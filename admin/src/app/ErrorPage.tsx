import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { messages } from '@year-group/api-types/messages';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';

const { size, space } = tokens;

const Page = styled('main')({
  maxInlineSize: size.reading,
  paddingBlock: space['8'],
  paddingInline: space.gutter,
});

/** Shown instead of the panel when its own code failed. */
export function ErrorPage() {
  return (
    <Page>
      <Typography variant="h1">{messages.routeError}</Typography>
      <Typography sx={{ marginBlock: space['4'] }}>
        What was saved is safe. Please reload the page; if it happens again, tell whoever looks after the
        website what you were doing.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </Page>
  );
}
