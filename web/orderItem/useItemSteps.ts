import { type OrderItemRowFragment, useOrderItemStepsQuery } from '../generated/operations.ts';
import { formatDate } from '../kit/format.ts';
import { itemMessages as messages } from './messages.ts';

/** The texts on an item's assessment and receipt. */
export interface ItemSteps {
  assessed: string;
  received: string;
}

/** Returns whether an item was assessed and received, when and by whom. Its history is fetched only if either is true. */
export function useItemSteps({ id, assessment, goodsReceipt }: OrderItemRowFragment): ItemSteps {
  const { data } = useOrderItemStepsQuery({ variables: { id }, skip: !assessment.assessed && !goodsReceipt.received });
  const last = (action: string) => data?.orderItem?.history?.data.find((entry) => entry.action === action);
  const [assess, receive] = [last('assess'), last('receive')];
  const { receivedDate } = goodsReceipt;
  return {
    assessed: assessment.assessed
      ? messages.assessedOn(assess ? formatDate(assess.at) : null, assess?.user?.fullName ?? null)
      : messages.notAssessed,
    received: goodsReceipt.received
      ? messages.receivedOn(receivedDate ? formatDate(receivedDate) : null, receive?.user?.fullName ?? null)
      : messages.notReceived,
  };
}
