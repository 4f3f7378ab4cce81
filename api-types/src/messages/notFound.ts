export const title = '404';
export const text = 'Oops! Page not found';
export const home = 'Return to Home';
