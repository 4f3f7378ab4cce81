import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import { missingOptions } from '@year-group/api-types/shop/listingOptions';
import type { OrderLine } from '@year-group/api-types/shop/order';
import { Button } from '@year-group/ui-kit/Button';
import { ErrorState } from '@year-group/ui-kit/ErrorState';
import { Stack } from '@year-group/ui-kit/Stack';
import { showToast } from '@year-group/ui-kit/Toast';
import { useState } from 'react';
import { ChoiceGroups, withChoice } from '#components/ChoiceGroups.tsx';
import { showRefusal } from '#lib/refusals.ts';
import { listingsApi } from '#store/api/listingsApi.ts';
import { useChangeOrderLineMutation } from '#store/api/ordersApi.ts';
import { offeredOptions } from '#store/checkLines.ts';

interface ChangeLineProps {
  orderId: string;
  item: OrderLine;
  /** Its place in the order. */
  line: number;
  onClose: () => void;
}

/** Reads what is offered now, then lets the buyer choose again. */
export function ChangeLine(props: ChangeLineProps) {
  const { data: listing, isError, refetch } = listingsApi.useGetListingQuery(props.item.id);
  if (listing) return <Choices listing={listing} {...props} />;
  if (!isError) return <p role="status">{messages.loading}</p>;
  return <ErrorState onRetry={() => void refetch()}>{messages.listings.pageFailed}</ErrorState>;
}

function Choices({ listing, orderId, item, line, onClose }: ChangeLineProps & { listing: Listing }) {
  const [chosen, setChosen] = useState(item.options ?? []);
  const [timesAsked, setTimesAsked] = useState(0);
  const [change, { isLoading }] = useChangeOrderLineMutation();

  async function handleSave() {
    if (isLoading) return;
    if (missingOptions(listing, chosen).length > 0) return setTimesAsked(timesAsked + 1);
    try {
      await change({ orderId, line, options: offeredOptions(listing, chosen) }).unwrap();
      showToast({ title: 'Your choice was changed.', tone: 'success' });
      onClose();
    } catch (thrown) {
      showRefusal('Your choice was not changed.', thrown, { failed: messages.verification.failed });
    }
  }

  return (
    <Stack gap={3} role="group" aria-label={`Choose again for ${item.title}`}>
      <ChoiceGroups
        offer={listing}
        chosen={chosen}
        onChoose={(option) => setChosen(withChoice(chosen, option))}
        timesAsked={timesAsked}
      />
      <Stack direction="row" gap={3}>
        <Button busy={isLoading} onClick={() => void handleSave()}>
          Save choice
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
