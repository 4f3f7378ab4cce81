/** The association's name, as the header and the titles of the panel show it. */
export const associationName = '2015 Year Group';
