export const created = 'Published. Visitors see it now.';
export const createFailed = 'Failed to publish.';
/** The form's texts for a change: each publication is a new version. */
export { created as updated, createFailed as updateFailed };
export const draftSaved = 'Draft saved. Visitors do not see it yet.';
export const editLoadFailed = 'Failed to load this part of your group.';
export const publishedMeanwhile =
  'Somebody else has published this section since you opened it. Use the published version, or keep yours and publish it instead.';
export const draftedMeanwhile =
  'On another device, a draft of this section was saved since you opened it. Use that draft, or keep yours and save it over that one.';
export const previewSendsNothing = 'This is a preview. Nothing was sent.';
export const homeFailed = 'What we say about ourselves could not be loaded';
export const aboutEmpty = 'We have not written this page yet.';
export const aboutFailed = 'This page could not be loaded';
export const alumniEmpty = 'We have not written our story yet.';
export const alumniFailed = 'Our story could not be loaded';
export const givingEmpty = 'The payment details are not published yet.';
export const givingFailed = 'The payment details could not be loaded';
export const partIsOff = 'This group does not have this part of the website.';
export const noSuchVersion = 'There is no such version.';
export const crestNotAPicture =
  'This file is not a crest we can read. Please choose an SVG, or a PNG, JPEG or WebP of at least 512 pixels.';
export const crestTooSmall =
  'This picture is smaller than 512 pixels and would look blurred as an icon. Please choose a larger one, or an SVG.';
export const crestActive =
  'This SVG has a script, a filter, a link or a picture from elsewhere, or is larger than 512 kB. Please export it again as a plain SVG, or as a PNG of at least 512 pixels.';
export const progressFailed = 'Failed to load what is filled in.';
export const noDemo = 'This website does not show the demo, so there is nothing to delete.';
export const ownStarted = 'The demo is deleted. The website is yours now.';
export const brandFileName = 'group.zip';
export const brandFileImported = 'Everything in the file is published. Visitors see it now.';
export const brandFileMissing = 'Choose a brand file: the .zip that “Download brand file” gives.';
export const brandFileTooLarge = 'This file is larger than 50 MB, so it is no brand file of ours.';
export const brandFileBroken = 'This file did not arrive whole, or is damaged. Please try again.';
export const brandFileUnreadable =
  'This file is no brand file, or it is damaged. Choose the .zip that “Download brand file” gives.';
export const brandFileOutside =
  'This file wants to write outside its own folder, which no brand file does. Nothing was taken from it.';
export const brandFileBomb =
  'This file unpacks to far more than a brand file can hold. Nothing was taken from it.';
export const brandFileVersionUnknown = (found: number, known: number): string =>
  `This brand file has version ${found}, and this website reads version ${known}. Bring the older of the two websites up to date, then download the file again.`;
export const brandFilePictureMissing = (name: string): string =>
  `The picture ${name} is named in the record and is not there. Choose it again in its section, publish, then download again.`;
export const brandFileSectionUnknown = (section: string): string =>
  `This website does not know section “${section}” of the file. Bring this website up to date, then choose the file again. Nothing was published.`;
export const brandFileSectionWrong = (section: string, message: string): string =>
  `Section “${section}” of the file: ${message}. Nothing was published.`;
export const brandFilePictureWrong = (name: string, message: string): string =>
  `Picture ${name} of the file: ${message}`;
