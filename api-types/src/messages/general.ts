export const routeError = 'Unexpected Application Error!';
export const loading = 'Loading...';
export const network = 'Network response was not ok';
