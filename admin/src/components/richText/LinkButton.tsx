import InsertLinkIcon from '@mui/icons-material/InsertLink';
import { Box, Button, Popover, TextField, ToggleButton, Tooltip } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type KeyboardEvent, useRef, useState } from 'react';
import { meantLink } from './links.ts';

/** Links the selected text, or changes and removes the link at the cursor. */
export function LinkButton() {
  const editor: Editor | null = useTiptapEditor();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const state = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      isLink: at?.isActive('link') ?? false,
      isEmpty: at?.state.selection.empty ?? true,
    }),
  });
  const { isLink, isEmpty } = state ?? { isLink: false, isEmpty: true };

  function open() {
    const href: unknown = editor?.getAttributes('link').href;
    setTyped(typeof href === 'string' ? href : '');
    setProblem('');
    setOpen(true);
  }

  function apply() {
    const href = meantLink(typed);
    if (!href) {
      setProblem('Type a web address, an e-mail address or a phone number.');
      return;
    }
    const at = editor?.chain().focus().extendMarkRange('link');
    // Without a selection, the address itself becomes the text.
    if (isEmpty && !isLink) {
      at?.insertContent({
        type: 'text',
        text: typed.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      }).run();
    } else {
      at?.setLink({ href }).run();
    }
    setOpen(false);
  }

  function remove() {
    editor?.chain().focus().extendMarkRange('link').unsetLink().run();
    setOpen(false);
  }

  // Not a form: it is inside the editor's own form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  return (
    <>
      <Tooltip title="Link">
        <ToggleButton ref={button} value="link" aria-label="Link" selected={isLink} onClick={open}>
          <InsertLinkIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setOpen(false)}
      >
        <Box sx={panel} role="dialog" aria-label="Link">
          <TextField
            id="link-address"
            label="Link address"
            value={typed}
            error={problem !== ''}
            helperText={problem}
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={handleKeyDown}
          />
          <div>
            {isLink && <Button onClick={remove}>Remove link</Button>}
            <Button variant="contained" onClick={apply}>
              Apply
            </Button>
          </div>
        </Box>
      </Popover>
    </>
  );
}

const panel = {
  display: 'grid',
  gap: 1.5,
  width: 'min(22rem, 90vw)',
  p: 2,
  '& > :last-child': { display: 'flex', justifyContent: 'end', gap: 1 },
};
