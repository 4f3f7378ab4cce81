import { imageVariants } from '@year-group/api-types/common/imageVariants';
import type { ListingCondition } from '@year-group/api-types/common/lists';
import type { Listing } from '@year-group/api-types/shop/listing';
import { pages } from '@year-group/api-types/system/pages';
import { JsonLd, useOrganisation } from '#components/JsonLd.tsx';
import { fileUrl } from '#lib/files.ts';
import { canBuy } from '#lib/stockNote.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPublicUrl } from '#store/siteSlice.ts';

/** The schema.org availability of a listing, or of one choice of it with this stock. */
export function availabilityOf({ run }: Pick<Listing, 'run'>, stock: number | null): string {
  const isForSale = stock !== 0 && canBuy(run, false);
  return `https://schema.org/${isForSale ? (run ? 'PreOrder' : 'InStock') : 'OutOfStock'}`;
}

const conditions: Record<ListingCondition, string> = {
  new: 'NewCondition',
  'used-excellent': 'UsedCondition',
  'used-good': 'UsedCondition',
  'used-fair': 'UsedCondition',
  refurbished: 'RefurbishedCondition',
};

interface ListingJsonLdProps {
  listing: Listing;
  /** What differs from one offer at the listing's price. */
  offers?: Record<string, unknown> | undefined;
}

/** A listing as structured data of a product. */
export function ListingJsonLd({ listing, offers }: ListingJsonLdProps) {
  const path = pages.listing.to(listing.id);
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
          ...(offers ?? { '@type': 'Offer', price: listing.price.toFixed(2) }),
          priceCurrency: 'GHS',
          availability: availabilityOf(listing, listing.stock),
          itemCondition: `https://schema.org/${conditions[listing.condition]}`,
          url: publicUrl + path,
          seller,
        },
      }}
    />
  );
}
