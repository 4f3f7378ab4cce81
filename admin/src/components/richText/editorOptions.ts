import { createDocument, Extension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { RichTextInputProps } from 'ra-input-rich-text';
import { fromChat, isFlattened } from './fromChat.ts';
import { fromWord } from './fromWord.ts';
import { isAllowedLink } from './links.ts';

type EditorOptions = NonNullable<RichTextInputProps['editorOptions']>;

/**
 * react-admin's field passes the editor's own text back after each change. Accepting it would fill
 * the history, so that Ctrl+Z undid only that.
 */
const ownTextIgnored = Extension.create({
  name: 'ownTextIgnored',
  // The last extension that has a command wins.
  priority: 1,
  addCommands() {
    return {
      setContent:
        (content, { parseOptions = {} } = {}) =>
        ({ editor, tr, dispatch }) => {
          const own = editor.isEmpty ? '' : editor.getHTML();
          if (content === own || !dispatch) return true;
          const text = createDocument(content, editor.schema, parseOptions);
          tr.replaceWith(0, tr.doc.content.size, text)
            .setMeta('preventUpdate', true)
            .setMeta('addToHistory', false);
          return true;
        },
    };
  },
});

/**
 * What docs/spec.md#validation allows in rich text. Anything else that is pasted becomes plain
 * text.
 */
const extensions: NonNullable<EditorOptions['extensions']> = [
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
    link: {
      openOnClick: false,
      isAllowedUri: isAllowedLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ownTextIgnored,
];

/** Options of an editor whose accessible name is `label`. */
export function editorOptions(label: string): EditorOptions {
  return {
    extensions,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: fromWord,
      handlePaste(view, event) {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        const html = event.clipboardData?.getData('text/html') ?? '';
        if (text === '' || (html !== '' && !isFlattened(html, text))) return false;
        // Without the event, which would call this a second time.
        return view.pasteHTML(fromChat(text));
      },
    },
  };
}
