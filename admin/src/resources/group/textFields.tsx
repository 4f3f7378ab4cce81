import { Typography } from '@mui/material';
import { momentIcons } from '@year-group/api-types/groupTexts';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { SelectField } from '#components/editors/SelectField.tsx';
import { ItemList } from './ItemList.tsx';
import { emptyParagraph, emptyText } from './sections.ts';

/** The heading of a part of a form. */
export function PartHeading({ children }: { children: ReactNode }) {
  return (
    <Typography component="h2" variant="h2">
      {children}
    </Typography>
  );
}

interface HeadedTextProps {
  /** The field, an object with a title and a text. */
  source: string;
  /** @default 'Text' */
  textLabel?: string;
}

/** A heading and its text. */
export function HeadedText({ source, textLabel = 'Text' }: HeadedTextProps) {
  return (
    <>
      <TextInput source={`${source}.title`} label="Heading" helperText={false} />
      <TextInput source={`${source}.text`} label={textLabel} multiline minRows={2} helperText={false} />
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
      {(text) => <HeadedText source={text} />}
    </ItemList>
  );
}

/** Paragraphs of one text. */
export function Paragraphs({ source }: { source: string }) {
  return (
    <ItemList source={source} item="paragraph" empty={emptyParagraph}>
      {(paragraph) => (
        <TextInput source={`${paragraph}.text`} label="Text" multiline minRows={3} helperText={false} />
      )}
    </ItemList>
  );
}

const iconNames: Record<(typeof momentIcons)[number], string> = {
  gate: 'A gate',
  book: 'A book',
  cap: 'A graduate’s cap',
  hands: 'Hands',
};
const icons = momentIcons.map((value) => ({ value, label: iconNames[value] }));

interface MomentsProps {
  source: string;
  /** The name of the field with its text. */
  field: 'text' | 'story';
  optional?: boolean;
}

/** The moments of the group's journey. */
export function Moments({ source, field, optional = false }: MomentsProps) {
  return (
    <ItemList
      source={source}
      item="moment"
      empty={{ year: '', icon: 'gate', title: '', [field]: '' }}
      optional={optional}
    >
      {(moment) => (
        <>
          <FieldRow>
            <TextInput source={`${moment}.year`} label="Year, or a word such as Present" helperText={false} />
            <SelectField source={`${moment}.icon`} label="Icon" choices={icons} />
          </FieldRow>
          <TextInput source={`${moment}.title`} label="Title" helperText={false} />
          <TextInput
            source={`${moment}.${field}`}
            label={field === 'text' ? 'Text, one or two sentences' : 'Story'}
            multiline
            minRows={field === 'text' ? 2 : 4}
            helperText={false}
          />
        </>
      )}
    </ItemList>
  );
}
