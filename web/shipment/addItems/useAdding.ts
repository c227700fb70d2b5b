import { useAddShipmentItemsMutation } from '../../generated/operations.ts';
import { toast } from '../../kit/feedback/toaster.ts';
import { problemOf } from '../../kit/form/problem.ts';
import { errorLines } from '../../kit/form/rejections.ts';
import { idempotent, keyFor } from '../../kit/form/sendKey.ts';
import { type ItemSelection, whyNotAdded } from './itemSelection.ts';
import { addItemsMessages as messages } from './messages.ts';

interface AddingOptions {
  shipmentId: string;
  selection: ItemSelection;
  onClose: () => void;
  /** Called once items are in the shipment. */
  onAdded: () => void;
}

/** Puts what is chosen into the shipment: all of it or none. Whatever comes of it, the dialog closes. */
export function useAdding({ shipmentId, selection, onClose, onAdded }: AddingOptions) {
  const [send, { loading: pending }] = useAddShipmentItemsMutation();
  const { sendKey } = selection;
  const count = selection.items.size;
  const reason = whyNotAdded(count, selection.closed);
  async function add() {
    const input = { orderItemIds: [...selection.items.keys()] };
    sendKey.current = keyFor(sendKey.current, input);
    try {
      const { data } = await send({ variables: { id: shipmentId, input }, context: idempotent(sendKey.current) });
      sendKey.current = null;
      const errors = data?.addShipmentItems?.errors ?? [];
      if (errors.length > 0) {
        toast.error(errorLines(errors).join(' '));
      } else {
        toast.success(messages.added(count));
        selection.clear();
        onAdded();
      }
    } catch (error) {
      const problem = problemOf(error);
      if (problem) toast.error(problem.message);
    }
    onClose();
  }
  return { add, pending, reason };
}
