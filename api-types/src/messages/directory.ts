export const failed = 'Failed to load members. Please try again later.';
export const empty = 'No members found.';
export const searchPlaceholder = 'Search by name or email...';
