import { imageVariants } from '@year-group/api-types/imageVariants';
import type { Listing } from '@year-group/api-types/listing';
import type { ListingCondition } from '@year-group/api-types/lists';
import { JsonLd, useOrganisation } from '#components/JsonLd.tsx';
import { fileUrl } from '#lib/files.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPublicUrl } from '#store/siteSlice.ts';

const conditions: Record<ListingCondition, string> = {
  new: 'NewCondition',
  'used-excellent': 'UsedCondition',
  'used-good': 'UsedCondition',
  'used-fair': 'UsedCondition',
  refurbished: 'RefurbishedCondition',
};

/** A listing as structured data of a product. */
export function ListingJsonLd({ listing, path }: { listing: Listing; path: string }) {
  const publicUrl = useAppSelector(selectPublicUrl);
  const seller = useOrganisation();
  const images = listing.images.map(
    (image) => new URL(fileUrl(imageVariants(image)?.share ?? image), publicUrl).href,
  );
  return (
    <JsonLd
      facts={{
        '@type': 'Product',
        name: listing.title,
        description: listing.description,
        category: listing.category,
        sku: listing.id,
        url: publicUrl + path,
        ...(images.length > 0 && { image: images }),
        itemCondition: `https://schema.org/${conditions[listing.condition]}`,
        offers: {
          '@type': 'Offer',
          price: listing.price.toFixed(2),
          priceCurrency: 'GHS',
          availability: `https://schema.org/${listing.stock === 0 ? 'OutOfStock' : 'InStock'}`,
          itemCondition: `https://schema.org/${conditions[listing.condition]}`,
          url: publicUrl + path,
          seller,
        },
      }}
    />
  );
}
