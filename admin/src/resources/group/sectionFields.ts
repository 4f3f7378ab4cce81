import type { GroupSection } from '@year-group/api-types/group/group';
import type { ComponentType } from 'react';
import { ContactFields } from './contactFields.tsx';
import { HousesFields, IdentityFields, PartsFields, RegistrationFields } from './groupFields.tsx';
import { LookFields } from './lookFields.tsx';
import { AboutFields, AlumniFields, HomeFields } from './pageFields.tsx';
import { GivingFields, ShopFields } from './tradeFields.tsx';

/** The fields of each section's form. */
export const sectionFields: Record<GroupSection, ComponentType> = {
  parts: PartsFields,
  identity: IdentityFields,
  look: LookFields,
  houses: HousesFields,
  contact: ContactFields,
  home: HomeFields,
  about: AboutFields,
  alumni: AlumniFields,
  giving: GivingFields,
  shop: ShopFields,
  registration: RegistrationFields,
};
