export const batchDeleted = 'Members deleted successfully!';
export const batchFailed = 'Failed to delete members.';
export const deleted = 'Member deleted successfully!';
export const deleteFailed = 'Failed to delete member.';
export const importRepeated = (row: number) => `The same as in row ${row}.`;
