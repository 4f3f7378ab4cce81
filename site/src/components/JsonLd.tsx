import { association, socialLinks } from '#content/association.ts';

/** Structured data about a page (schema.org), escaped so that it cannot close its script tag. */
export function JsonLd({ facts }: { facts: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

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
