import { useFeatureFlags } from '../app/session.ts';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { endUserMessages as messages } from './messages.ts';

const PERSON = ['firstName', 'lastName', 'externalOrganizationName', 'country'];
const MORE = ['programIds', 'groupIds', 'notes'];
const COMPLIANCE = ['visualComplianceDate', 'riskLevel'];

/** The fields of an end user, to read or to fill in; with the OPC switch if the organization uses it. */
export function EndUserFields() {
  const { opcEnabled } = useFeatureFlags();
  const names = [...PERSON, ...(opcEnabled ? ['opc'] : []), ...MORE];
  return (
    <FieldColumns
      first={{ title: messages.details, fields: <NamedFields names={names} wide={MORE} /> }}
      second={{ title: messages.compliance, fields: <NamedFields min="150px" names={COMPLIANCE} /> }}
    />
  );
}
