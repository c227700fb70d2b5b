import { useFeatureFlags, useProgram } from '../app/session.ts';
import { EndUserPicker } from '../endUser/EndUserPicker.tsx';
import { GroupPicker } from '../group/GroupPicker.tsx';
import { DateField } from '../kit/form/DateField.tsx';
import { TextFrame } from '../kit/form/FieldFrame.tsx';
import { useForm } from '../kit/form/formContext.ts';
import { TextField } from '../kit/form/TextField.tsx';
import { FieldList } from '../kit/record/FieldList.tsx';
import { UserPicker } from '../user/UserPicker.tsx';
import { VendorPicker } from '../vendor/VendorPicker.tsx';
import { orderMessages as messages } from './messages.ts';

interface PurchaseOrderFieldsProps {
  /** A new order also picks who looks after it. */
  isNew?: boolean;
  subStatus?: string | null;
}

/** The fields of a purchase order, to read or to fill in; switches hide some. */
export function PurchaseOrderFields({ isNew = false, subStatus }: PurchaseOrderFieldsProps) {
  const { editing } = useForm();
  const program = useProgram();
  const flags = useFeatureFlags();
  return (
    <FieldList editing={editing}>
      {editing && <TextField name="orderNumber" label={messages.orderNumber} required />}
      <VendorPicker name="vendorId" label={messages.vendor} required />
      <EndUserPicker name="endUserId" label={messages.endUser} required programId={program.id} />
      <GroupPicker name="groupId" label={messages.group} required programId={program.id} />
      <DateField name="orderDate" label={messages.orderDate} />
      {program.orderNumberInternalEnabled && (
        <TextField name="orderNumberInternal" label={messages.orderNumberInternal} />
      )}
      <TextField name="creditCard" label={messages.creditCard} />
      {flags.poFundingEnabled && <TextField name="fundingNumber" label={messages.fundingNumber} />}
      {flags.poFundingEnabled && <TextField name="fundingDescription" label={messages.fundingDescription} />}
      {isNew && <UserPicker name="userIds" label={messages.users} programId={program.id} />}
      {!isNew && !editing && <TextFrame label={messages.subStatus}>{subStatus}</TextFrame>}
    </FieldList>
  );
}
