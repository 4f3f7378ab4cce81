import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { RichTextInput } from 'ra-input-rich-text';
import { useMemo } from 'react';
import { currentColours } from '#lib/brand.ts';
import { editorOptions } from './editorOptions.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

const { leading, radius, space, text, weight } = tokens;

const Input = styled(RichTextInput)(({ theme }) => ({
  '&& .RaLabeled-label': {
    marginBlockEnd: space['1'],
    color: theme.palette.text.primary,
    fontSize: text.xs,
    fontWeight: weight.strong,
  },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    minBlockSize: '14rem',
    padding: `${space['3']} ${space['4']}`,
    borderColor: currentColours()[theme.palette.mode].lineStrong,
    borderRadius: `0 0 ${radius.small} ${radius.small}`,
    backgroundColor: theme.palette.background.paper,
    fontSize: text.sm,
    lineHeight: leading.text,
    '&:hover, &:focus': { backgroundColor: theme.palette.background.paper },
    '& ul, & ol': { paddingInlineStart: space['5'] },
    '& li p': { margin: 0 },
    '& a': { color: theme.palette.primary.main, textDecoration: 'underline' },
  },
  '& .MuiFormHelperText-root:empty': { display: 'none' },
}));

export interface RichTextEditorProps {
  source: string;
  label: string;
}

/** Rich text as docs/spec.md#validation allows it, in react-admin's editor. */
export function RichTextEditor({ source, label }: RichTextEditorProps) {
  const options = useMemo(() => editorOptions(label), [label]);
  return (
    <Input
      source={source}
      label={label}
      helperText={false}
      editorOptions={options}
      toolbar={<RichTextToolbar label={label} />}
    />
  );
}
