import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { usePageTitle } from '#lib/usePageTitle.ts';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

const Page = styled('div')({ display: 'grid', gap: tokens.space['5'] });

/** Leads an officer without a second factor to one, before anything else. */
export function SetUpPage({ name, onDone }: { name: string; onDone: () => void }) {
  usePageTitle('Set up a second factor');
  return (
    <Page>
      <Typography variant="h1">Set up a second factor</Typography>
      <SecondFactorSetUp name={name} onDone={onDone} />
    </Page>
  );
}
