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
export const leaveQuestion =
  'Leave without saving? What you wrote stays in this browser and will be here when you come back. A picture that is still uploading is not kept.';
export const logoutQuestion =
  'Log out now? Text that you have not saved, and changes that are not sent yet, will then be deleted from this device.';
export const unreachable = 'The server did not answer. Please check your connection and try again.';
export const offline =
  'You are offline. Your text is safe. What you have saved will be sent when you are online again.';
export const savedOffline = 'Saved on this device. It will be sent when the connection is back.';
export const sentLater = (title: string) => `“${title}” was sent.`;
export const refusedLater = (title: string, why: string) => `“${title}” was not accepted: ${why}`;
export const otherTextInForm =
  'The form has another text that is not saved. Save it or discard it first; this one is kept here.';
export const areYouSure = 'Are you sure?';
export const needsConnection = 'This needs a connection. It cannot wait until the connection is back.';
export const deletionOf = (title: string) => `Delete ${title}`;
export const moveOf = (customer: string, status: string) => `Order of ${customer}: ${status}`;
export const roleOf = (name: string, role: string) => `Role of ${name}: ${role || 'none'}`;
export const waitingChanges = (count: number) =>
  count === 1 ? 'One change waits to be sent.' : `${count} changes wait to be sent.`;
export const notSeenYet =
  'What this page shows is not stored on this device. It will load when the connection is back.';
export const lastSeen = (time: string) => `As last seen ${time}.`;
export const noProvider =
  'There is no payment provider: shoppers pay by hand with the details of the Donate page, and the owner or a treasurer opens each order and presses “Confirm the payment”. To change that, whoever runs the server sets PAYMENT_PROVIDER to paystack or hubtel, with its keys, and restarts.';
export const dashboardFailed = 'The figures could not be read.';
export const logFailed = 'The log could not be read.';
export const logEmpty = 'There are no such entries.';
export const logDownloadFailed = 'The log could not be downloaded.';
export const logoutFailed = 'You are still logged in on all devices.';
export const notProved = 'Nothing was changed, because you did not prove that it is you.';
export const wasDeleted = 'This was deleted meanwhile. It may still be in the trash.';
export const idIsUsed =
  'This Idempotency-Key was already used for something else. Please send this under a new one.';
