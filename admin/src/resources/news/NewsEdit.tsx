import { Button } from '@mui/material';
import { messages } from '@year-group/api-types/messages';
import { PanelEdit } from '#components/forms/PanelEdit.tsx';
import type { DetailsProps } from '#components/lists/RecordDialog.tsx';
import { NewsInputs } from './NewsInputs.tsx';

/** Edits a news item in a dialog over the list. */
export const NewsEdit = ({ id, onClose }: DetailsProps) => (
  <PanelEdit id={id} loadFailed={messages.news.fetchFailed}>
    <NewsInputs onSaved={onClose} buttons={<Button onClick={onClose}>Cancel</Button>} />
  </PanelEdit>
);
