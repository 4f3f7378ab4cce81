import { imageVariants, shareImageSize } from '@year-group/api-types/imageVariants';
import { association } from '#content/association.ts';
import { fileUrl } from '#lib/files.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPublicUrl } from '#store/siteSlice.ts';

export interface PageHeadProps {
  /** Name of the page; left out on the home page, which is called after the association. */
  title?: string;
  /** One or two sentences of plain text. */
  description: string;
  /** The page's one address, as a path; left out where there is nothing to find. */
  path?: string;
  /** Address of the page's picture. */
  imageUrl?: string;
  /** Stands in for a picture; the association's own share card when left out. */
  shareCard?: string;
  type?: 'website' | 'article';
}

/** What the browser, search engines and social networks read of a page; React lifts it into the document's head. */
export function PageHead({
  title,
  description,
  path,
  imageUrl = '',
  shareCard = '/share.jpg',
  type = 'website',
}: PageHeadProps) {
  const publicUrl = useAppSelector(selectPublicUrl);
  const name = title ? `${title} | ${association.name}` : association.name;
  const image = new URL(fileUrl(imageVariants(imageUrl)?.share ?? shareCard), publicUrl).href;
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={publicUrl + path} />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={association.name} />
      <meta property="og:locale" content="en_GH" />
      <meta property="og:title" content={title ?? association.name} />
      <meta property="og:description" content={description} />
      {path !== undefined && <meta property="og:url" content={publicUrl + path} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      {/* Title, text and picture are taken from the lines above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
