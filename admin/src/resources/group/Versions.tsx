import { List, ListItem } from '@mui/material';
import { formatMoment } from '@year-group/api-types/common/dates';
import type { EditedSection, GroupSection } from '@year-group/api-types/group/group';
import { useFormContext } from 'react-hook-form';
import { ActButton } from '#components/ActButton.tsx';
import { FormSection } from '#components/forms/FormSection.tsx';
import type { CallApi } from '#providers/dataProvider.ts';

/** What was published so far. A version is opened in the form; publishing it restores it. */
export function Versions({ section, history }: { section: GroupSection; history: EditedSection['history'] }) {
  const { reset, formState } = useFormContext();
  const { isDirty } = formState;
  if (history.length < 2) return null;

  async function open(version: number, call: CallApi) {
    const params = { section, version: String(version) };
    const { content } = await call('GET /api/admin/group/:section/versions/:version', { params });
    if (content) reset(content, { keepDefaultValues: true });
    scrollTo({ top: 0 });
  }

  return (
    <FormSection name="versions" title="Earlier versions" startsOpen={false}>
      <List dense disablePadding>
        {history.map(({ version, publishedAt }, index) => (
          <ListItem key={version} disableGutters>
            Version {version}, {formatMoment(publishedAt)}
            {index === 0 ? (
              ', on the website now'
            ) : (
              <ActButton
                needsConnection
                {...(isDirty && { question })}
                aria-label={`Open version ${version}`}
                act={(call) => open(version, call)}
                done={`Version ${version} is in the form. Publish it to restore it.`}
              >
                Open
              </ActButton>
            )}
          </ListItem>
        ))}
      </List>
    </FormSection>
  );
}

/** Asked while the form has something that is not saved. */
const question = {
  title: 'Open this version?',
  text: 'It replaces what is in the form and not saved.',
  yes: 'Open it',
  isDangerous: false,
};
