import { useFeatureFlags, useProgram } from '../client/session.ts';
import { FieldSheet, type SheetField } from '../kit/form/FieldSheet.tsx';
import { orderMessages as messages } from './messages.ts';

interface PurchaseOrderFieldsProps {
  /** Whether the order is new: then the form also assigns users. */
  isNew?: boolean;
  subStatus?: string | null;
}

/** The fields of a purchase order, to read or to fill in; the organization's switches hide some. */
export function PurchaseOrderFields({ isNew = false, subStatus }: PurchaseOrderFieldsProps) {
  const program = useProgram();
  const flags = useFeatureFlags();
  const fields: SheetField[] = [
    ...['orderNumber', 'vendorId', 'endUserId', 'groupId', 'orderDate'].map((name) => ({ name })),
    ...(program.orderNumberInternalEnabled ? [{ name: 'orderNumberInternal' }] : []),
    { name: 'creditCard' },
    ...(flags.poFundingEnabled ? [{ name: 'fundingNumber' }, { name: 'fundingDescription' }] : []),
    isNew ? { name: 'userIds' } : { label: messages.subStatus, text: subStatus },
  ];
  return <FieldSheet title={messages.details} fields={fields} />;
}
