import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography, useTheme } from '@mui/material';
import type { PreviewMessage } from '@year-group/api-types/content/preview';
import type { ThemeName } from '@year-group/api-types/group/colours';
import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useRoom } from './useRoom.ts';

/** What the page's own layouts are made for. */
const widths = { phone: 390, laptop: 1280 };

interface PreviewPaneProps {
  message: PreviewMessage;
  /** Beside the switches. */
  actions?: ReactNode;
  className?: string;
}

/** A draft on the site's own page, as wide as on a phone or on a laptop, in either theme. */
export function PreviewPane({ message, actions, className }: PreviewPaneProps) {
  const [device, setDevice] = useStore<keyof typeof widths>('preview-device', 'phone');
  const [theme, setTheme] = useState<ThemeName>(useTheme().palette.mode);
  const [ground, room] = useRoom<HTMLDivElement>();
  const themed = useMemo(() => ({ ...message, theme }), [message, theme]);
  const hasChoice = room > 1.5 * widths.phone;
  const width = hasChoice ? widths[device] : room;
  const scale = Math.min(1, room / width);
  return (
    <Box
      component="section"
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
      aria-labelledby="preview-title"
      className={className}
    >
      <Stack component="header" direction="row" sx={top}>
        <Typography id="preview-title" variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          Preview
        </Typography>
        {hasChoice && (
          <Choice label="Width" value={device} onChange={setDevice} options={['phone', 'laptop']} />
        )}
        <Choice label="Theme" value={theme} onChange={setTheme} options={['light', 'dark']} />
        {actions}
      </Stack>
      <Box ref={ground} sx={frame}>
        {room > 0 && (
          <PreviewFrame
            message={themed}
            style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        )}
      </Box>
    </Box>
  );
}

interface ChoiceProps<Option extends string> {
  label: string;
  value: Option;
  options: readonly Option[];
  onChange: (chosen: Option) => void;
}

function Choice<Option extends string>({ label, value, options, onChange }: ChoiceProps<Option>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Option | null) => chosen && onChange(chosen)}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option} sx={{ textTransform: 'capitalize' }}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const top = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
const frame = {
  flex: 1,
  overflow: 'hidden',
  backgroundColor: 'action.hover',
  '& iframe': { display: 'block', mx: 'auto', border: 0, transformOrigin: 'top left' },
};
