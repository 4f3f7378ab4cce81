import { association, socialLinks } from '#content/association.ts';

/** The association as structured data (schema.org). */
export const organisation = (publicUrl: string) => ({
  '@type': 'Organization',
  name: association.name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/logo.png`,
  email: association.email,
  telephone: association.phone,
  sameAs: socialLinks.map(({ url }) => url),
});
