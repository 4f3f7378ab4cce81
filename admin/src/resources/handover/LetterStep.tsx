import { Button, Stack, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { formText } from '#lib/formText.ts';
import type { StepProps } from './useHandover.ts';

/** Sends the letter, and takes the code that came with it. */
export function LetterStep({ handover, act, isActing }: StepProps) {
  const isDone = handover.steps.some((each) => each.step === 'letter' && each.isDone);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = formText(new FormData(event.currentTarget), 'code');
    void act('POST /api/admin/handover/letter/code', { body: { code } });
  }

  return (
    <>
      <Button
        variant="outlined"
        disabled={isActing}
        onClick={() => void act('POST /api/admin/handover/letter')}
      >
        {handover.letterSentTo ? 'Send another letter' : 'Send me the letter'}
      </Button>
      {handover.letterSentTo && !isDone && (
        <Stack
          component="form"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
          noValidate
          onSubmit={handleSubmit}
        >
          <TextField
            name="code"
            label="Code in the letter"
            size="small"
            slotProps={{
              htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 },
            }}
          />
          <Button type="submit" variant="contained" disabled={isActing}>
            Check the code
          </Button>
        </Stack>
      )}
    </>
  );
}
