import { imageVariants, shareImageSize } from '@year-group/api-types/common/imageVariants';
import { fileUrl } from '#lib/files.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup, selectPublicUrl } from '#store/siteSlice.ts';

interface PageHeadProps {
  /** Name of the page. Omitted on the home page, which is called after the group. */
  title?: string;
  /** One or two sentences of plain text; may be empty. */
  description: string;
  /** The page's canonical path. Omitted where there is nothing to index. */
  path?: string;
  /** Address of the page's picture. */
  imageUrl?: string;
  /** Used instead of a picture. @default the group's share card */
  shareCard?: string;
  type?: 'website' | 'article';
}

/**
 * What browsers, search engines and social networks read of a page. React moves it into the
 * document's head.
 */
export function PageHead({
  title,
  description,
  path,
  imageUrl = '',
  shareCard = '/share.jpg',
  type = 'website',
}: PageHeadProps) {
  const publicUrl = useAppSelector(selectPublicUrl);
  const { name } = useAppSelector(selectGroup).identity;
  const fullTitle = title ? `${title} | ${name}` : name;
  const image = new URL(fileUrl(imageVariants(imageUrl)?.share ?? shareCard), publicUrl).href;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={publicUrl + path} />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title ?? name} />
      {description && <meta property="og:description" content={description} />}
      {path !== undefined && <meta property="og:url" content={publicUrl + path} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      {/* Title, text and picture are taken from the lines above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
