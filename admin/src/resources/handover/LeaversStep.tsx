import { Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { maxPageSize } from '@year-group/api-types/common/limits';
import type { Officer } from '@year-group/api-types/officers/officers';
import { useGetList, useNotify } from 'react-admin';
import { useAct } from '#components/ActButton.tsx';
import { PanelLink } from '#components/PanelLink.tsx';
import type { StepProps } from './HandoverSteps.tsx';

const all = { pagination: { page: 1, perPage: maxPageSize } };

/** Ticks who leaves; those who were removed already stay on the list by their name. */
export function LeaversStep({ handover: { leaving } }: StepProps) {
  const { data: officers = [] } = useGetList<Officer>('officers', all);
  const notify = useNotify();
  const run = useAct({ reread: ['handover'] });
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (ids: string[]) => run((call) => call('PUT /api/admin/handover', { body: { leaving: ids } })),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const stored = (leaving ?? []).map(({ id }) => id);
  // What was ticked shows at once; the server's answer follows.
  const chosen = isPending ? variables : stored;
  const gone = (leaving ?? []).filter(({ id }) => !officers.some((officer) => officer.id === id));
  const choices = [...gone, ...officers.filter(({ isOwnerAccount }) => !isOwnerAccount)];
  return (
    <>
      <FormGroup>
        {choices.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(id)}
                onChange={(_, isTicked) =>
                  mutate(isTicked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {leaving === null && (
        <Button variant="outlined" disabled={isPending} onClick={() => mutate([])}>
          Nobody leaves
        </Button>
      )}
      {chosen.length > 0 && (
        <Typography variant="body2">
          <PanelLink to="/settings/officers">Remove them on the page of officers</PanelLink>
        </Typography>
      )}
    </>
  );
}
