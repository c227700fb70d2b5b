import { useAddShipmentItemsMutation } from '../../generated/operations.ts';
import { showProblem, showRejections } from '../../kit/form/failureToasts.ts';
import { rejectionsOf } from '../../kit/form/outcome.ts';
import { toast } from '../../kit/ui/toaster.ts';
import { addDisabledReason, type ItemSelection } from './itemSelection.ts';
import { addItemsMessages as messages } from './messages.ts';

interface AddingOptions {
  shipmentId: string;
  selection: ItemSelection;
  onClose: () => void;
  /** Called once the items are added. */
  onAdded: () => void;
}

/** Adds the chosen items to the shipment, all or none. The dialog closes in any case. */
export function useAdding({ shipmentId, selection, onClose, onAdded }: AddingOptions) {
  const [send, { loading: pending }] = useAddShipmentItemsMutation();
  const count = selection.items.size;
  const reason = addDisabledReason(count, selection.closed);
  async function add() {
    const input = { orderItemIds: [...selection.items.keys()] };
    try {
      const { data } = await selection.once(input, (context) =>
        send({ variables: { id: shipmentId, input }, context }),
      );
      if (!showRejections(rejectionsOf(data?.addShipmentItems))) {
        toast.success(messages.added(count));
        selection.clear();
        onAdded();
      }
    } catch (error) {
      showProblem(error);
    }
    onClose();
  }
  return { add, pending, reason };
}
