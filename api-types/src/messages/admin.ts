export const wrongPassword = 'Incorrect password.';
export const loginFailed = 'Authentication failed';
export const loginUnreachable = 'Failed to login as admin.';
export const loggedIn = 'Admin login successful!';
export const uploadFailed = 'Image upload failed.';
export const trashWarning = (count: number) =>
  `This will permanently delete ${count === 1 ? 'this item' : `these ${count} items`}. This action cannot be undone.`;
export const notInTrash = 'It is no longer in the trash.';
export const uploadNotAPicture =
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.';
export const uploadTooLarge = 'This picture is larger than 10 MB. Please choose a smaller one.';
export const uploadUnderWay = 'A picture is still uploading. Please wait until it has arrived.';
export const uploadNotKept = 'A picture that is still uploading does not.';
export const unreachable = 'The server did not answer. Please check your connection and try again.';
export const dashboardFailed = 'The figures could not be read.';
export const logFailed = 'The log could not be read.';
export const logoutFailed = 'You are still logged in on all devices.';
