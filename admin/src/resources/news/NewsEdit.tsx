import { Button } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { useSearchParams } from 'react-router-dom';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import { RecordFrame } from '#components/lists/RecordFrame.tsx';
import { useHasRoomBeside } from '#lib/media.ts';
import { NewsInputs } from './NewsInputs.tsx';

/**
 * Edits a news item in a dialog over the list. Its id is in the address, so that it survives a
 * reload and a login.
 */
export function NewsEdit() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('edit');
  const hasRoomBeside = useHasRoomBeside();
  const close = () =>
    setSearch((now) => {
      now.delete('edit');
      return now;
    });
  if (id === null) return null;
  return (
    <RecordFrame title="Edit News" isFull={hasRoomBeside} onClose={close}>
      <PanelEdit key={id} id={id} loadFailed={messages.news.fetchFailed}>
        <NewsInputs onSaved={close} buttons={<Button onClick={close}>Cancel</Button>} />
      </PanelEdit>
    </RecordFrame>
  );
}
