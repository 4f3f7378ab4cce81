import { conditionLabels, listingCategories, listingConditions } from '@year-group/api-types/lists';

/** Categories and conditions, to choose from. */
export const categoryChoices = listingCategories.map((value) => ({ value, label: value }));
export const conditionChoices = listingConditions.map((value) => ({ value, label: conditionLabels[value] }));
