import { Typography } from '@mui/material';
import { momentIcons } from '@year-group/api-types/group/groupTexts';
import { SelectInput, TextInput, useSimpleFormIteratorItem } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';
import { PictureField } from '#components/images/PictureField.tsx';
import { emptyMoment, emptyName, emptyParagraph, emptyText, shapes } from './sections.ts';

interface HeadedTextProps {
  /** The field, an object with a title and a text. @default the item of the list around it */
  source?: string;
}

/** A heading and its text. */
export function HeadedText({ source }: HeadedTextProps) {
  const at = source ? `${source}.` : '';
  return (
    <>
      <TextInput source={`${at}title`} label="Heading" helperText={false} />
      <TextInput source={`${at}text`} label="Text" multiline minRows={2} helperText={false} />
    </>
  );
}

/** Headings with their texts. */
export function HeadedTexts({
  source,
  item,
  optional = false,
}: {
  source: string;
  item: string;
  optional?: boolean;
}) {
  return (
    <ItemList source={source} item={item} empty={emptyText} optional={optional}>
      <HeadedText />
    </ItemList>
  );
}

/** The picture and the words at the top of a page. */
export function PageTop() {
  return (
    <>
      <Typography variant="h2">Top of the page</Typography>
      <PictureField
        source="picture"
        label="Picture"
        hint="A wide photograph. Without one, the page shows a drawing."
        shape={shapes.hero}
      />
      <HeadedText source="opening" />
    </>
  );
}

interface NamesProps {
  /** The field, a list of objects with a name. */
  source: string;
  /** What one of them is: "category". */
  item: string;
  label: string;
  optional?: boolean;
}

/** Names, each in a text field with its number. */
export function Names({ label, ...list }: NamesProps) {
  return (
    <ItemList {...list} empty={emptyName} isLine>
      <NameInput label={label} />
    </ItemList>
  );
}

function NameInput({ label }: { label: string }) {
  const { index } = useSimpleFormIteratorItem();
  return <TextInput source="name" label={`${label} ${index + 1}`} helperText={false} />;
}

/** Paragraphs of one text. */
export function Paragraphs({ source }: { source: string }) {
  return (
    <ItemList source={source} item="paragraph" empty={emptyParagraph}>
      <TextInput source="text" label="Text" multiline minRows={3} helperText={false} />
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
  optional?: boolean;
}

/** The moments of the group's journey. */
export function Moments({ source, field, optional = false }: MomentsProps) {
  return (
    <ItemList source={source} item="moment" empty={{ ...emptyMoment, [field]: '' }} optional={optional}>
      <FieldRow>
        <TextInput source="year" label="Year, or a word such as Present" helperText={false} />
        <SelectInput source="icon" label="Icon" choices={icons} isRequired helperText={false} />
      </FieldRow>
      <TextInput source="title" label="Title" helperText={false} />
      <TextInput
        source={field}
        label={field === 'text' ? 'Text, one or two sentences' : 'Story'}
        multiline
        minRows={field === 'text' ? 2 : 4}
        helperText={false}
      />
    </ItemList>
  );
}
