import { AddressFields } from '../kit/form/AddressFields.tsx';
import { TextFrame } from '../kit/form/FieldFrame.tsx';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { formatCount } from '../kit/format.ts';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { groupMessages as messages } from './messages.ts';

/** The fields of a group and its address, to read or to fill in; `members` of a group that is there. */
export function GroupFields({ members }: { members?: number | null | undefined }) {
  const details = (
    <FieldList min="180px">
      <FormField name="name" />
      <FormField name="programId" />
      <FormField name="attn" />
      <FormField name="phoneNumber" />
      {members !== undefined && (
        <TextFrame label={messages.members}>{members !== null && formatCount(members)}</TextFrame>
      )}
    </FieldList>
  );
  const address = <AddressFields name="address" />;
  return (
    <FieldColumns
      first={{ title: messages.details, fields: details }}
      second={{ title: messages.address, fields: address }}
    />
  );
}
