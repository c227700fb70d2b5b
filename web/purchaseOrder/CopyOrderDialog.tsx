import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useProgram } from '../client/session.ts';
import {
  type CopyPurchaseOrderInput,
  useCopyPurchaseOrderMutation,
  useNewPurchaseOrderPageQuery,
} from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { FormHint } from '../kit/form/FormHint.tsx';
import type { WriteContext } from '../kit/form/sendKey.ts';
import { changesList } from '../kit/record/changesList.ts';
import { NewRecordDialog } from '../kit/record/NewRecordDialog.tsx';
import { creates } from '../kit/record/sends.ts';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { orderCopyMessages as messages } from './copyMessages.ts';
import { orderCopyForm } from './purchaseOrderForm.ts';

interface Sent {
  variables: { input: CopyPurchaseOrderInput };
  context: WriteContext;
}

interface CopyOrderDialogProps {
  order: { id: string; orderNumber: string };
  onClose: () => void;
}

/** Orders once more what an order has, under the next free number or another one, and opens the copy. */
export function CopyOrderDialog({ order, onClose }: CopyOrderDialogProps) {
  const { id: programId, slug } = useProgram();
  const navigate = useNavigate();
  const title = messages.of(order.orderNumber);
  const { data, error, refetch } = useNewPurchaseOrderPageQuery({
    variables: { programId },
    fetchPolicy: 'network-only',
  });
  const [copy] = useCopyPurchaseOrderMutation(changesList('purchaseOrders'));
  const orderNumber = data?.purchaseOrderDefaults.orderNumber ?? '';
  const create = creates(
    ({ variables, context }: Sent) => copy({ variables: { ...variables, id: order.id }, context }),
    (answer) => answer.copyPurchaseOrder,
    'purchaseOrder',
  );
  const known = useMemo(() => ({ orderNumber }), [orderNumber]);
  if (error) {
    return (
      <AppDialog title={title} open onClose={onClose}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </AppDialog>
    );
  }
  // A dialog that opens twice would lose the focus; the button looks busy until the number is there.
  if (!data) return null;
  return (
    <NewRecordDialog
      title={title}
      label={messages.copy}
      created={(made) => messages.copied(made?.orderNumber ?? '')}
      form={orderCopyForm}
      name={`purchaseOrder/copy/${order.id}`}
      known={known}
      save={create}
      onClose={onClose}
      onCreated={(made) => made && void navigate(addresses.purchaseOrder(slug, made.id))}
    >
      <FormField name="orderNumber" />
      <FormHint>{messages.hint}</FormHint>
    </NewRecordDialog>
  );
}
