import { Box, Text } from '@chakra-ui/react';
import { type OrderItemRowFragment, useMoveItemsToShipmentMutation } from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { rejectedOr } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
import type { Chosen } from '../tracked/bulkResult.ts';
import { itemMessages as messages } from './messages.ts';
import { openShipmentChoices } from './openShipmentChoices.ts';

interface SelectShipmentProps {
  items: readonly (OrderItemRowFragment & Chosen)[];
  onDone: (done: readonly Chosen[]) => void;
  onClose: () => void;
}

const { choice } = fieldsOf<never>();

const form = formFor<{ shipmentId: string }>()({
  shipmentId: choice(() => null, {
    label: messages.shipment,
    required: messages.shipmentRequired,
    source: openShipmentChoices,
  }),
});

/** The dialog that moves chosen items to an open shipment. It lists the items that cannot be moved, with the reasons. */
export function SelectShipment({ items, onDone, onClose }: SelectShipmentProps) {
  const [move] = useMoveItemsToShipmentMutation();
  const staying = items.flatMap((item) => {
    const why = whyNot(item);
    return why === null ? [] : [{ ...item, why }];
  });
  const coming = items.filter((item) => whyNot(item) === null);
  const state = useCreateForm({
    form,
    name: 'orderItem/selectShipment',
    scope: 'page',
    async save({ shipmentId }, context) {
      const input = { orderItemIds: coming.map(({ id }) => id) };
      const { data } = await move({ variables: { id: shipmentId, input }, context });
      return rejectedOr(data?.addShipmentItems, () => '');
    },
    onSaved() {
      toast.success(messages.movedToShipment(coming.length));
      onDone(coming);
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.selectShipment}
      form={state}
      label={messages.moveToShipment(coming.length)}
      onClose={onClose}
      reason={coming.length === 0 ? messages.noneToMove : null}
    >
      <FormField name="shipmentId" />
      {staying.length > 0 && (
        <Box as="ul" listStyleType="none" mt="3" maxH="240px" overflowY="auto" aria-label={messages.staying}>
          {staying.map(({ id, label, why }) => (
            <Box as="li" key={id} py="2" borderTopWidth="1px" borderColor="border" overflowWrap="anywhere">
              <Text fontWeight="semibold">{label}</Text>
              <Text color="fg.muted">{why}</Text>
            </Box>
          ))}
        </Box>
      )}
    </FormDialog>
  );
}

/** Returns the reason why an item cannot be added to a shipment; null if it can. */
const whyNot = ({ abilities }: OrderItemRowFragment) => reasonAgainst(abilities, 'ADD_TO_SHIPMENT');
