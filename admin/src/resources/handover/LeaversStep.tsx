import { Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { PanelLink } from '#components/PanelLink.tsx';
import { useRead } from '#providers/useRead.ts';
import type { StepProps } from './useHandover.ts';

/** Ticks who leaves; those who were removed already stay on the list by their name. */
export function LeaversStep({ handover: { leaving }, act, isActing }: StepProps) {
  const { data: officers = [] } = useRead(['officers'], 'GET /api/admin/officers');
  // What was ticked shows at once; the server's answer follows.
  const [chosen, setChosen] = useState(() => (leaving ?? []).map(({ id }) => id));
  const gone = (leaving ?? []).filter(({ id }) => !officers.some((officer) => officer.id === id));
  const choices = [...gone, ...officers.filter(({ isOwnerAccount }) => !isOwnerAccount)];
  const save = async (ids: string[]) => {
    setChosen(ids);
    if (!(await act('PUT /api/admin/handover', { body: { leaving: ids } }))) setChosen(chosen);
  };

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
                onChange={({ target }) =>
                  void save(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {leaving === null && (
        <Button variant="outlined" disabled={isActing} onClick={() => void save([])}>
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
