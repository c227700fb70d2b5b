import { type OrderItemRowFragment, useOrderItemStepsQuery } from '../generated/operations.ts';
import { formatDate } from '../kit/format.ts';
import { itemMessages as messages } from './messages.ts';

/** What has happened to an item, in words. */
export interface ItemSteps {
  assessed: string;
  received: string;
}

/** Whether an item was assessed and received, when and by whom. Its history is asked for only where there is something in it. */
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
