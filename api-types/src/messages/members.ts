import { trashDays } from '../common/limits.ts';

export const batchDeleted = 'Members deleted successfully!';
export const batchFailed = 'Failed to delete members.';
export const deleted = 'Member deleted successfully!';
export const deleteFailed = 'Failed to delete member.';
export const importRepeated = (row: number) => `The same as in row ${row}.`;
export const admitted = 'Admitted. A letter says so.';
export const refused = 'Refused. A letter says so, and the registration is deleted.';
export const asked = 'Your question is on its way.';
export const notWaiting = 'This registration does not wait to be admitted any more.';
export const unproved = 'They have not verified their e-mail yet. They can be admitted once they have.';
export const listFailed = 'The registrations could not be read.';
export const adminEmpty = 'No registrations found.';
export const detailsFailed = 'The member could not be read.';
export const downloadFailed = 'The members could not be downloaded.';
export const batchWarning = (count: number) =>
  `This will delete the ${count === 1 ? 'newest member' : `${count} newest members`}. They lose their access at once.`;
export const batchInvalid = 'Please enter a valid batch size to delete members.';
export const importNoCsv =
  'This is not a CSV file. In your spreadsheet choose “Save as” and then “CSV UTF-8”, and take that file.';
export const importEmpty = 'The file has headings but no members.';
export const importHeaders = (missing: readonly string[], found: readonly string[]) =>
  `The file has no column ${missing.join(', ')}. Its columns are: ${found.join(', ')}.`;
export const importLeftEmpty = 'Not one of the houses: it stays empty.';
export const importReadAs = (phone: string) => `Phone read as ${phone}.`;
export const created = 'Member added. No letter was sent.';
export const createFailed = 'The member could not be added.';
export const updated = 'Member changed.';
export const updateFailed = 'The member could not be changed.';
export const roleChanged = (fullName: string, role: string) =>
  role ? `${fullName} is now ${role}.` : `${fullName} has no role now.`;
export const mergeGone = 'One of the two records was deleted meanwhile. Nothing was merged.';
export const mergeChanged = (fullName: string) =>
  `The record of ${fullName} was changed meanwhile. Nothing was merged. Look at both again.`;
export const merged = (fullName: string) =>
  `The two records of ${fullName} are one now. The other stays in the trash for ${trashDays} days.`;
export const mergeUndone = 'Undone. Both records are back.';
export const importUndoWarning = (count: number) =>
  `${count === 1 ? 'One member goes' : `${count} members go`} to the trash and ${count === 1 ? 'stays' : 'stay'} there for ${trashDays} days.`;
export const importUndone = (count: number) =>
  `${count === 1 ? 'One member' : `${count} members`} of the import moved to the trash. They stay there for ${trashDays} days.`;
export const importGone = 'No member of this import is left.';
/** At most this number of names is listed in a sentence. */
const namesInSentence = 5;
export const importChanged = (names: readonly string[]) => {
  const rest = names.length - namesInSentence;
  const named = names.slice(0, namesInSentence).join(', ');
  return `The import was not undone, because its members were changed since: ${named}${rest > 0 ? ` and ${rest} more` : ''}. Delete the others by hand.`;
};
