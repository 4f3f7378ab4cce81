import { Typography } from '@mui/material';
import { networkOf, networks } from '@year-group/api-types/group/networks';
import { TextInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '#components/editors/EditorPage.tsx';
import { ItemList } from '#components/forms/ItemList.tsx';

/** How people reach the group. */
export function ContactFields() {
  return (
    <>
      <FieldRow>
        <TextInput
          source="email"
          label="E-mail"
          type="email"
          placeholder="Such as: hello@example.org"
          helperText="Somebody should read it every week"
        />
        <TextInput
          source="phone"
          label="Phone"
          placeholder="Such as: +233 20 000 0000"
          helperText="May stay empty"
        />
      </FieldRow>
      <Typography variant="h2">Your pages elsewhere</Typography>
      <ItemList source="social" item="page" empty={{ url: '' }} optional isLine>
        <PageInput />
      </ItemList>
    </>
  );
}

/** The address of a page; its network, which gives it name and icon, follows from it. */
function PageInput() {
  const { getSource } = useSourceContext();
  const url: unknown = useWatch({ name: getSource('url') });
  const network = typeof url === 'string' && networkOf(url);
  return (
    <TextInput
      source="url"
      label="Address of your page"
      type="url"
      placeholder="Such as: facebook.com/our-group"
      helperText={network || `Paste it: ${networks.join(', ')}`}
    />
  );
}
