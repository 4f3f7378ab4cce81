import { Box } from '@mui/material';
import { PageHead } from '#components/PageHead.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

/** Leads an officer without a second factor to one, before anything else. */
export function SetUpPage({ name, onDone }: { name: string; onDone: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PageHead title="Set up a second factor" />
      <SecondFactorSetUp name={name} onDone={onDone} />
    </Box>
  );
}
