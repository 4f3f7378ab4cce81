import { conditionLabels, listingConditions } from '@year-group/api-types/lists';

/** Conditions, to choose from. */
export const conditionChoices = listingConditions.map((value) => ({ value, label: conditionLabels[value] }));
