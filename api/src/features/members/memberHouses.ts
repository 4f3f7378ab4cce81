import { type Houses, houseTexts } from '@year-group/api-types/members/houses';
import { refusedField } from '#platform/http/errors.ts';

/** Throws 400 for a house that the group does not have; the member's present one stays valid. */
export function checkHouse(house: string | undefined, houses: Houses, present = ''): void {
  if (!house || house === present || houses.names.includes(house)) return;
  throw refusedField('houseAtPresec', houseTexts(houses).unknown);
}
