import { useAppSelector } from '#store/hooks.ts';
import { selectGroup, selectPublicUrl } from '#store/siteSlice.ts';

/** Structured data about a page (schema.org), escaped so that it cannot close its script tag. */
export function JsonLd({ facts }: { facts: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The group as structured data (schema.org), without what is not filled in. */
export function useOrganisation() {
  const publicUrl = useAppSelector(selectPublicUrl);
  const { identity, contact } = useAppSelector(selectGroup);
  return {
    '@type': 'Organization',
    name: identity.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/logo.png`,
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.social.length > 0 && { sameAs: contact.social.map(({ url }) => url) }),
  };
}
