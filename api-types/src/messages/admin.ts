export const wrongPassword = 'Incorrect password.';
export const loginFailed = 'Authentication failed';
export const loginUnreachable = 'Failed to login as admin.';
export const loggedIn = 'Admin login successful!';
export const uploadFailed = 'Image upload failed.';
export const notInTrash = 'It is no longer in the trash.';
