import { formatPhone } from '../common/phone.ts';

/** A text about a member, in every form, page and table that has it. */
export interface MemberField {
  /** The name in labels, messages and spreadsheets. */
  heading: string;
  /** The short name, in profile and panel. An imported spreadsheet may use it too. */
  name: string;
  /** Other headings that lists of members have for it; letters alone are compared. */
  columns?: readonly string[];
  /** The step of the registration with its field, counted from 0. */
  step: 0 | 1 | 2;
  maxLength?: number;
  /** The label in forms, where it is not the heading. */
  label?: string;
  input?: {
    type?: 'email' | 'tel';
    inputMode?: 'email';
    autoComplete?: string;
    autoCapitalize?: 'none';
    spellCheck?: boolean;
    hint?: string;
  };
  /** Its icon in the list of facts of a profile, for the fields that are in it. */
  icon?: 'mail' | 'phone' | 'pin' | 'star' | 'user';
}

const table = {
  fullName: {
    heading: 'Full Name',
    name: 'Name',
    columns: ['Names', 'Full Names', 'Member', 'Member Name'],
    step: 0,
    input: { autoComplete: 'name' },
  },
  email: {
    heading: 'Email Address',
    name: 'Email',
    columns: ['Mail', 'Mail Address'],
    step: 0,
    input: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
    },
    icon: 'mail',
  },
  phone: {
    heading: 'Phone Number',
    name: 'Phone',
    columns: [
      'Phone No',
      'Mobile',
      'Mobile No',
      'Mobile Number',
      'Tel',
      'Telephone',
      'Cell',
      'Contact',
      'WhatsApp',
    ],
    step: 0,
    input: {
      type: 'tel',
      autoComplete: 'tel',
      hint: 'With + and the country code, such as +233\u00a020\u00a0123\u00a04567',
    },
    icon: 'phone',
  },
  currentOccupation: {
    heading: 'Current Occupation',
    name: 'Occupation',
    columns: ['Job', 'Job Title', 'Profession', 'Work'],
    step: 1,
    input: { autoComplete: 'organization-title' },
    icon: 'star',
  },
  location: {
    heading: 'Current Location',
    name: 'Location',
    columns: ['Town', 'City', 'Residence'],
    step: 1,
    input: { autoComplete: 'address-level2', hint: 'Area and town, such as East Legon, Accra' },
    icon: 'pin',
  },
  /** One of the group's houses, by the group's own word; see `houses.ts`. */
  houseAtPresec: { heading: 'House', name: 'House', step: 2, maxLength: 60 },
  message: {
    heading: 'Message',
    name: 'Message',
    columns: ['Notes', 'Comments', 'Remarks'],
    step: 2,
    maxLength: 2000,
    label: 'Message (Optional)',
  },
} satisfies Record<string, MemberField>;

export type MemberFieldName = keyof typeof table;

/** The texts about a member, from which forms, profile, import, download and panel derive. */
export const memberFields: Readonly<Record<MemberFieldName, MemberField>> = table;
export const memberFieldNames = Object.keys(table) as MemberFieldName[];

/** The fields that every member has; the others may be empty. */
export const requiredFields = ['fullName', 'email', 'phone'] as const satisfies MemberFieldName[];
export type RequiredField = (typeof requiredFields)[number];
export const isRequired = (name: MemberFieldName): name is RequiredField =>
  requiredFields.some((field) => field === name);
export const optionalFields = memberFieldNames.filter(
  (name): name is Exclude<MemberFieldName, RequiredField> => !isRequired(name),
);

export type OptionalField = (typeof optionalFields)[number];

/** The fields that a member can hide from other members. */
export const privateFields = [
  'phone',
  'email',
  'currentOccupation',
  'location',
] as const satisfies MemberFieldName[];
export type PrivateField = (typeof privateFields)[number];
export const canBeHidden = (name: MemberFieldName): name is PrivateField =>
  privateFields.some((field) => field === name);

/** A record with a value for each of these fields. */
export const byField = <Name extends MemberFieldName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** The optional fields that the registration asks for until the group says otherwise: all. */
export const asksAll: Readonly<Record<OptionalField, boolean>> = byField(optionalFields, () => true);

/** A field as people read it: phone numbers in groups of digits. */
export const shownText = (member: Record<MemberFieldName, string>, name: MemberFieldName): string =>
  name === 'phone' ? formatPhone(member.phone) : member[name];
