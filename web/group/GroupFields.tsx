import { AddressFields } from '../kit/form/AddressFields.tsx';
import { TextFrame } from '../kit/form/FieldFrame.tsx';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import { formatCount } from '../kit/format.ts';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { groupMessages as messages } from './messages.ts';

const NAMES = [
  ...['name', 'latinName', 'programId', 'attn', 'phoneNumber', 'taxNumber'],
  ...['riskLevel', 'visualComplianceDate', 'requiresImportPermit'],
];

/** The fields of a group and its address, to read or to fill in; `members` only for an existing group, null if unknown. */
export function GroupFields({ members }: { members?: number | null | undefined }) {
  const details = (
    <NamedFields names={NAMES}>
      {members !== undefined && (
        <TextFrame label={messages.members}>{members !== null && formatCount(members)}</TextFrame>
      )}
    </NamedFields>
  );
  return (
    <FieldColumns
      first={{ title: messages.details, fields: details }}
      second={{ title: messages.address, fields: <AddressFields name="address" /> }}
    />
  );
}
