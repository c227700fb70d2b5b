import { useFeatureFlags, useProgram } from '../app/session.ts';
import { TextFrame } from '../kit/form/FieldFrame.tsx';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
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
  return (
    <FieldList>
      <FormField name="orderNumber" />
      <FormField name="vendorId" />
      <FormField name="endUserId" />
      <FormField name="groupId" />
      <FormField name="orderDate" />
      {program.orderNumberInternalEnabled && <FormField name="orderNumberInternal" />}
      <FormField name="creditCard" />
      {flags.poFundingEnabled && <FormField name="fundingNumber" />}
      {flags.poFundingEnabled && <FormField name="fundingDescription" />}
      {isNew ? <FormField name="userIds" /> : <TextFrame label={messages.subStatus}>{subStatus}</TextFrame>}
    </FieldList>
  );
}
