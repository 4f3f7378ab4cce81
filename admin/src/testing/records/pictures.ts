/** Pictures of listings, which orders show too. */
export const shirt = '/uploads/polo-shirt-1-1200x1200-836e6e.webp';
export const mug = '/uploads/mug-1-1200x1200-af8b76.webp';
