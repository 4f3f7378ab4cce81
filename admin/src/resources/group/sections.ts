import type { GroupContent, GroupSection } from '@year-group/api-types/group';
import type { FieldValues } from 'react-hook-form';

/** A new method of payment and a new line of one, before anything is written into them. */
export const emptyDetail = { label: '', value: '' };
export const emptyMethod = { title: '', details: [emptyDetail] };

/** The form of a section that was never published. */
export const emptySections: { [Section in GroupSection]: GroupContent<Section> } = {
  giving: { introduction: '', thanks: '', methods: [emptyMethod] },
};

/** The page that would be published; an emptied field of the form is null. */
export function givingDraftOf({ introduction, thanks, methods = [] }: FieldValues): GroupContent<'giving'> {
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    introduction: textOf(introduction),
    thanks: textOf(thanks),
    methods: (methods as GroupContent<'giving'>['methods']).map(({ title, details }) => ({
      title: textOf(title),
      details: details.map(({ label, value }) => ({ label: textOf(label), value: textOf(value) })),
    })),
  };
}
