import { Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@year-group/api-types/dates';
import { type GroupSection, groupSections, type SectionChange } from '@year-group/api-types/group';
import { messages } from '@year-group/api-types/messages';
import { type ReactNode, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { EditorForm } from '#components/editors/EditorForm.tsx';
import { EditorPage } from '#components/editors/EditorPage.tsx';
import { FormNotice } from '#components/editors/FormNotice.tsx';
import { schemaCheck } from '#components/editors/schemaCheck.ts';
import { ReadFailed } from '#components/lists/ListNotice.tsx';
import { refreshBrand } from '#lib/brand.ts';
import { draftAt } from '#lib/draft.ts';
import { retryReads } from '#providers/retryReads.ts';
import { useCall } from '#providers/useCall.ts';
import { contentOf, emptySections } from './sections.ts';
import { useSetup } from './setup/useSetup.ts';
import { Versions } from './Versions.tsx';

interface SectionEditorProps {
  section: GroupSection;
  title: string;
  /** The button that shows the section on the site's own page. */
  preview: ReactNode;
  children: ReactNode;
}

/**
 * Edits one section of the group's record: save a draft, preview, publish, and open any earlier
 * version. Somebody else's version that was published in between is never overwritten unasked.
 */
export function SectionEditor({ section, title, preview, children }: SectionEditorProps) {
  const call = useCall();
  const notify = useNotify();
  const setup = useSetup(section);
  const params = { section };
  const { data, error, refetch } = useQuery({
    queryKey: ['group', section],
    queryFn: () => call('GET /api/admin/group/:section', { params }),
    // A read in the background would make the form count a version as seen that nobody saw.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...retryReads,
  });
  // Counts up when the form must start with what was read last.
  const [start, setStart] = useState(0);
  const [basedOn, setBasedOn] = useState<number>();
  const [isConflict, setIsConflict] = useState(false);

  async function restart() {
    const { error: failure } = await refetch();
    if (failure) return notify(failure.message, { type: 'error' });
    draftAt(`group/${section}/new`).clear();
    setBasedOn(undefined);
    setIsConflict(false);
    setStart((count) => count + 1);
  }

  /** The next publication replaces the version that is on the website by then. */
  async function keepMine() {
    const { data: newest, error: failure } = await refetch();
    if (failure) return notify(failure.message, { type: 'error' });
    setBasedOn(newest?.version);
    setIsConflict(false);
  }

  // What was read stays when a later read fails: the form has text that is not saved.
  if (!data) {
    return (
      <EditorPage title={title}>
        {error ? (
          <ReadFailed title={messages.group.editLoadFailed} error={error} refetch={refetch} />
        ) : (
          <Skeleton variant="rounded" height="24rem" />
        )}
      </EditorPage>
    );
  }

  const { version, content, draft, history } = data;
  const change = (values: FieldValues): SectionChange => ({
    content: contentOf(values),
    basedOn: basedOn ?? draft?.basedOn ?? version,
  });

  async function publish(values: FieldValues) {
    try {
      await call('POST /api/admin/group/:section', { params, body: change(values) });
      // The panel shows both.
      if (['identity', 'look', 'houses'].includes(section)) await refreshBrand();
    } catch (refusal) {
      setIsConflict(refusal instanceof HttpError && refusal.status === 409);
      throw refusal;
    }
  }

  return (
    <EditorPage title={title}>
      {setup.isStep && <Typography color="textSecondary">{setup.place}</Typography>}
      <EditorForm
        key={start}
        resource={`group/${section}`}
        id={undefined}
        initial={draft?.content ?? content ?? emptySections[section]}
        check={(values) => schemaCheck(groupSections[section], contentOf(values))}
        saveElsewhere={publish}
        texts={messages.group}
        createLabel={setup.isStep ? 'Publish and go on' : 'Publish'}
        buttons={
          <>
            {setup.isStep && <Button onClick={() => void setup.goOn()}>Skip for now</Button>}
            {preview}
            <SaveDraft
              save={(values) => call('PUT /api/admin/group/:section/draft', { params, body: change(values) })}
            />
          </>
        }
        onSaved={() => {
          void setup.refresh();
          void (setup.isStep ? setup.goOn() : restart());
        }}
      >
        {draft && (
          <FormNotice
            text={`This is a draft of ${formatMoment(draft.savedAt)}. Visitors do not see it yet.`}
            actions={
              <Button
                onClick={() =>
                  call('DELETE /api/admin/group/:section/draft', { params }).then(restart, (refusal: Error) =>
                    notify(refusal.message, { type: 'error' }),
                  )
                }
              >
                Discard the draft
              </Button>
            }
          />
        )}
        {isConflict && (
          <FormNotice
            text={messages.group.publishedMeanwhile}
            actions={
              <>
                <Button onClick={() => void restart()}>Use theirs</Button>
                <Button onClick={() => void keepMine()}>Keep mine</Button>
              </>
            }
          />
        )}
        {children}
        <Versions
          history={history}
          read={async (number) => {
            const path = { section, version: String(number) };
            return (await call('GET /api/admin/group/:section/versions/:version', { params: path })).content;
          }}
        />
      </EditorForm>
    </EditorPage>
  );
}

/** Saves the form as it is on the server, so that it can be continued on another device. */
function SaveDraft({ save }: { save: (values: FieldValues) => Promise<unknown> }) {
  const { getValues, reset } = useFormContext();
  const notify = useNotify();
  async function handleSave() {
    const values = getValues();
    try {
      await save(values);
      reset(values);
      notify(messages.group.draftSaved, { type: 'success' });
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : messages.group.createFailed, { type: 'error' });
    }
  }
  return (
    <Button variant="outlined" onClick={() => void handleSave()}>
      Save draft
    </Button>
  );
}
