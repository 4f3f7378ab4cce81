import { Typography } from '@mui/material';
import { momentIcons } from '@year-group/api-types/group/groupTexts';
import { SelectInput, TextInput, useSimpleFormIteratorItem } from 'react-admin';
import { FieldRow } from '#components/forms/FieldRow.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { PictureField } from '#components/images/imageFields.tsx';
import { emptyParagraph, shapes } from './sections.ts';

interface HeadedTextProps {
  /** The field, an object with a title and a text. @default the item of the list around it */
  source?: string;
  /** An example of both. */
  example: readonly [heading: string, text: string];
}

/** A heading and its text. */
export function HeadedText({ source, example: [heading, text] }: HeadedTextProps) {
  const at = source ? `${source}.` : '';
  return (
    <>
      <TextInput source={`${at}title`} label="Heading" placeholder={`Such as: ${heading}`} />
      <TextInput source={`${at}text`} label="Text" multiline minRows={2} placeholder={`Such as: ${text}`} />
    </>
  );
}

/** The picture and the words at the top of a page. */
export function PageTop({ example }: Pick<HeadedTextProps, 'example'>) {
  return (
    <>
      <Typography variant="h2">Top of the page</Typography>
      <PictureField
        source="picture"
        label="Picture"
        hint="A wide photograph. Without one, the page shows a drawing."
        shape={shapes.hero}
      />
      <HeadedText source="opening" example={example} />
    </>
  );
}

/** A name in a list of names, with its number. */
export function NameInput({ label, example }: { label: string; example: string }) {
  const { index } = useSimpleFormIteratorItem();
  return <TextInput source="name" label={`${label} ${index + 1}`} placeholder={`Such as: ${example}`} />;
}

/** Paragraphs of one text. */
export function Paragraphs({ source, example }: { source: string; example: string }) {
  return (
    <ItemList source={source} item="paragraph" empty={emptyParagraph}>
      <TextInput source="text" label="Text" multiline minRows={3} placeholder={`Such as: ${example}`} />
    </ItemList>
  );
}

const iconNames: Record<(typeof momentIcons)[number], string> = {
  gate: 'An arch',
  book: 'A book',
  cap: 'A graduate’s cap',
  hands: 'Hands',
};
const icons = momentIcons.map((id) => ({ id, name: iconNames[id] }));

interface MomentsProps {
  source: string;
  /** The name of the field with its text. */
  field: 'text' | 'story';
}

/** The moments of the group's journey. */
export function Moments({ source, field }: MomentsProps) {
  return (
    <ItemList source={source} item="moment" empty={{ year: '', icon: 'gate', title: '', [field]: '' }}>
      <FieldRow>
        <TextInput source="year" label="Year, or a word such as Present" placeholder="Such as: 1998" />
        <SelectInput source="icon" label="Icon" choices={icons} isRequired />
      </FieldRow>
      <TextInput source="title" label="Title" placeholder="Such as: The first day" />
      <TextInput
        source={field}
        label={field === 'text' ? 'Text, one or two sentences' : 'Story'}
        multiline
        minRows={field === 'text' ? 2 : 4}
        placeholder="Such as: We met on a wet Monday, and most of us are friends to this day."
      />
    </ItemList>
  );
}
