import { formatCount } from '../base/format.ts';
import { AddressFields } from '../kit/form/AddressFields.tsx';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import { TextFrame } from '../kit/form/TextFrame.tsx';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { groupMessages as messages } from './messages.ts';

const NAMES = [
  ...['name', 'latinName', 'programId', 'attn', 'phoneNumber', 'taxNumber'],
  ...['riskLevel', 'visualComplianceDate', 'requiresImportPermit'],
];
const OF_PROGRAM = NAMES.filter((name) => name !== 'programId');

interface GroupFieldsProps {
  /** The number of members of an existing group; null if unknown. */
  members?: number | null | undefined;
  /** The name of the program that a new group can only be in. */
  program?: string | undefined;
}

/** The fields of a group and its address, to read or to fill in. */
export function GroupFields({ members, program }: GroupFieldsProps) {
  const details = (
    <NamedFields names={program === undefined ? NAMES : OF_PROGRAM}>
      {program !== undefined && <TextFrame label={messages.program}>{program}</TextFrame>}
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
