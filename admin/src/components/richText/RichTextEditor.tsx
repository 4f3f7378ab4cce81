import InsertLinkIcon from '@mui/icons-material/InsertLink';
import { ToggleButton } from '@mui/material';
import { commands, type Editor, Extension, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import {
  FormatButtons,
  ListButtons,
  RichTextInput,
  type RichTextInputProps,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import { isAllowedLink, meantLink } from './links.ts';

/** Rich text as docs/spec.md#validation allows it, in react-admin's editor. */
export function RichTextEditor({ source, label }: { source: string; label: string }) {
  const options = useMemo(() => editorOptions(label), [label]);
  return (
    <RichTextInput
      source={source}
      label={label}
      editorOptions={options}
      toolbar={
        <RichTextInputToolbar>
          <FormatButtons />
          <ListButtons />
          <LinkButton />
        </RichTextInputToolbar>
      }
      sx={look}
    />
  );
}

/** Links the selected text, or changes and removes the link at the cursor. */
function LinkButton() {
  const editor: Editor | null = useTiptapEditor();
  const isLink = useEditorState({ editor, selector: (state) => state.editor?.isActive('link') ?? false });

  function handleClick() {
    if (!editor) return;
    const { href = '' } = editor.getAttributes('link') as { href?: string };
    let typed = prompt('Link address. Empty: no link', href);
    while (typed && !meantLink(typed))
      typed = prompt('Type a web address, an e-mail address or a phone number.', typed);
    if (typed === null) return;
    const link = meantLink(typed);
    const at = editor.chain().focus().extendMarkRange('link');
    if (!link) at.unsetLink().run();
    else if (isLink || !editor.state.selection.empty) at.setLink({ href: link }).run();
    // Without a selection, the address itself becomes the text.
    else
      at.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: link } }] }).run();
  }

  return (
    <ToggleButton
      value="link"
      aria-label="Link"
      title="Link"
      selected={isLink ?? false}
      onClick={handleClick}
    >
      <InsertLinkIcon fontSize="inherit" />
    </ToggleButton>
  );
}

/**
 * react-admin's field passes the editor's own text back after each change. Accepting it would fill
 * the history, so that Ctrl+Z undid only that.
 */
const ownTextIgnored = Extension.create({
  name: 'ownTextIgnored',
  // The last extension that has a command wins.
  priority: 1,
  addCommands: () => ({
    setContent: (content, options) => (command) => {
      const { editor, tr } = command;
      if (content === (editor.isEmpty ? '' : editor.getHTML())) return true;
      tr.setMeta('addToHistory', false);
      return commands.setContent(content, options)(command);
    },
  }),
});

/** What docs/spec.md#validation allows. Anything else that is pasted becomes plain text. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // It would change the loaded text, and the form would count as changed.
    trailingNode: false,
    link: { openOnClick: false, isAllowedUri: isAllowedLink, HTMLAttributes: { target: null, rel: null } },
  }),
  ownTextIgnored,
];

const hasBlocks = /<(p|div|br|li|h\d|tr|blockquote)\b/i;

/** Options of an editor whose accessible name is `label`. */
const editorOptions = (label: string): NonNullable<RichTextInputProps['editorOptions']> => ({
  extensions,
  editorProps: {
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    handlePaste(view, { clipboardData }) {
      // WhatsApp copies a message as one element; only its plain text has the paragraphs.
      const isFlattened = !hasBlocks.test(clipboardData?.getData('text/html') ?? '');
      const text = clipboardData?.getData('text/plain') ?? '';
      return isFlattened && text.trim().includes('\n') && view.pasteText(text);
    },
  },
});

const look = {
  // Only the formats above.
  '& [value=underline], & [value=strike], & [value=code]': { display: 'none' },
  '& .MuiToggleButton-root': { minWidth: 44, minHeight: 44 },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    minHeight: '14rem',
    borderColor: 'text.secondary',
    '&, &:hover, &:focus': { backgroundColor: 'background.paper' },
    '& ul, & ol': { pl: 3 },
    '& li p': { m: 0 },
    '& a': { color: 'primary.main' },
  },
};
