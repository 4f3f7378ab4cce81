import { Typography } from '@mui/material';
import { momentIcons } from '@year-group/api-types/group/groupTexts';
import { SelectInput, TextInput, useSimpleFormIteratorItem } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { PictureField } from '#components/images/imageFields.tsx';
import { emptyMoment, emptyName, emptyParagraph, emptyText, shapes } from './sections.ts';

/** What an empty field shows. */
export const suchAs = (example: string) => ({
  placeholder: `Such as: ${example}`,
  helperText: false as const,
});

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
      <TextInput source={`${at}title`} label="Heading" {...suchAs(heading)} />
      <TextInput source={`${at}text`} label="Text" multiline minRows={2} {...suchAs(text)} />
    </>
  );
}

/** Headings with their texts. */
export function HeadedTexts({
  example,
  ...list
}: Pick<HeadedTextProps, 'example'> & { source: string; item: string; optional?: boolean }) {
  return (
    <ItemList {...list} empty={emptyText}>
      <HeadedText example={example} />
    </ItemList>
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

interface NamesProps {
  /** The field, a list of objects with a name. */
  source: string;
  /** What one of them is: "category". */
  item: string;
  label: string;
  example: string;
  optional?: boolean;
}

/** Names, each in a text field with its number. */
export function Names({ label, example, ...list }: NamesProps) {
  return (
    <ItemList {...list} empty={emptyName} isLine>
      <NameInput label={label} example={example} />
    </ItemList>
  );
}

function NameInput({ label, example }: Pick<NamesProps, 'label' | 'example'>) {
  const { index } = useSimpleFormIteratorItem();
  return <TextInput source="name" label={`${label} ${index + 1}`} {...suchAs(example)} />;
}

/** Paragraphs of one text. */
export function Paragraphs({ source, example }: { source: string; example: string }) {
  return (
    <ItemList source={source} item="paragraph" empty={emptyParagraph}>
      <TextInput source="text" label="Text" multiline minRows={3} {...suchAs(example)} />
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
    <ItemList source={source} item="moment" empty={{ ...emptyMoment, [field]: '' }} optional>
      <FieldRow>
        <TextInput source="year" label="Year, or a word such as Present" {...suchAs('1998')} />
        <SelectInput source="icon" label="Icon" choices={icons} isRequired helperText={false} />
      </FieldRow>
      <TextInput source="title" label="Title" {...suchAs('The first day')} />
      <TextInput
        source={field}
        label={field === 'text' ? 'Text, one or two sentences' : 'Story'}
        multiline
        minRows={field === 'text' ? 2 : 4}
        {...suchAs('We met on a wet Monday, and most of us are friends to this day.')}
      />
    </ItemList>
  );
}
