import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/** A hidden native date field: only its calendar is used. */
const Picker = styled('input')({
  position: 'absolute',
  insetInlineEnd: 0,
  inlineSize: 0,
  opacity: 0,
  pointerEvents: 'none',
});

interface DateFieldProps {
  source: string;
  label: string;
}

/** A date as `yyyy-mm-dd` in every browser language. Its button opens the native calendar. */
export function DateField({ source, label }: DateFieldProps) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const picker = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      source={source}
      label={label}
      helperText="yyyy-mm-dd"
      slotProps={{
        htmlInput: { autoComplete: 'off', maxLength: 10 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Open the calendar"
                onClick={() => picker.current?.showPicker()}
              >
                <CalendarIcon fontSize="small" />
              </IconButton>
              <Picker
                ref={picker}
                type="date"
                tabIndex={-1}
                aria-hidden
                value={typeof value === 'string' ? value : ''}
                onChange={({ target }) => setValue(source, target.value, { shouldDirty: true })}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
