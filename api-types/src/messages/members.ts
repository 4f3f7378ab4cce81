export const batchDeleted = 'Members deleted successfully!';
export const batchFailed = 'Failed to delete members.';
export const deleted = 'Member deleted successfully!';
export const deleteFailed = 'Failed to delete member.';
export const importRepeated = (row: number) => `The same as in row ${row}.`;
export const admitted = 'Admitted. A letter says so.';
export const refused = 'Refused. A letter says so, and the registration is deleted.';
export const asked = 'Your question is on its way.';
export const admitFailed = 'Failed to admit the member.';
export const refuseFailed = 'Failed to refuse the registration.';
export const askFailed = 'Failed to send the question.';
export const notWaiting = 'This registration does not wait to be admitted any more.';
export const listFailed = 'The registrations could not be read.';
export const adminEmpty = 'No registrations found.';
export const detailsFailed = 'The member could not be read.';
export const downloadFailed = 'The members could not be downloaded.';
export const batchWarning = (count: number) =>
  `This will delete the last ${count === 1 ? 'member' : `${count} members`} who registered. They lose their access at once.`;
export const batchInvalid = 'Please enter a valid batch size to delete members.';
export const importNoCsv =
  'This is not a CSV file. In your spreadsheet choose “Save as” and then “CSV UTF-8”, and take that file.';
export const importEmpty = 'The file has headings but no members.';
export const importHeaders = (missing: readonly string[], found: readonly string[]) =>
  `The file has no column ${missing.join(', ')}. Its columns are: ${found.join(', ')}.`;
export const importReadAs = (phone: string) => `Phone read as ${phone}.`;
