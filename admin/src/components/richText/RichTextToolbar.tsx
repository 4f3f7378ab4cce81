import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import { ToggleButton, Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useTiptapEditor } from 'ra-input-rich-text';
import { currentColours } from '#lib/brand.ts';
import { LinkButton } from './LinkButton.tsx';

const { radius, size } = tokens;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  border: `${size.hairline} solid ${currentColours()[theme.palette.mode].lineStrong}`,
  borderBlockEnd: 0,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  backgroundColor: theme.palette.background.paper,
  '& .MuiToggleButton-root': {
    inlineSize: size.target,
    blockSize: size.target,
    border: 0,
    borderRadius: 0,
    color: theme.palette.text.primary,
  },
  '& .MuiToggleButton-root.Mui-selected': {
    backgroundColor: theme.palette.action.selected,
    color: theme.palette.primary.main,
  },
}));

interface RichTextToolbarProps {
  /** The field's label, for the toolbar's name. */
  label: string;
}

/** The commands of docs/spec.md#validation: bold, italic, bullet list, ordered list, link. */
export function RichTextToolbar({ label }: RichTextToolbarProps) {
  // Undefined until the first effects have run.
  const editor: Editor | null = useTiptapEditor();
  const active = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at?.isActive('bold'),
      italic: at?.isActive('italic'),
      bulletList: at?.isActive('bulletList'),
      orderedList: at?.isActive('orderedList'),
    }),
  });
  const run = (command: (at: ChainedCommands) => ChainedCommands) => () =>
    editor && command(editor.chain().focus()).run();
  const commands = [
    { name: 'bold', title: 'Bold', Icon: FormatBoldIcon, toggle: run((at) => at.toggleBold()) },
    { name: 'italic', title: 'Italic', Icon: FormatItalicIcon, toggle: run((at) => at.toggleItalic()) },
    {
      name: 'bulletList',
      title: 'Bullet list',
      Icon: FormatListBulletedIcon,
      toggle: run((at) => at.toggleBulletList()),
    },
    {
      name: 'orderedList',
      title: 'Ordered list',
      Icon: FormatListNumberedIcon,
      toggle: run((at) => at.toggleOrderedList()),
    },
  ] as const;

  return (
    <Bar role="group" aria-label={`Format ${label}`}>
      {commands.map(({ name, title, Icon, toggle }) => (
        <Tooltip key={name} title={title}>
          <ToggleButton value={name} aria-label={title} selected={active?.[name] ?? false} onClick={toggle}>
            <Icon fontSize="small" />
          </ToggleButton>
        </Tooltip>
      ))}
      <LinkButton />
    </Bar>
  );
}
