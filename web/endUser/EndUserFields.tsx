import { useFeatureFlags } from '../client/session.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { asList, useFormContent } from '../kit/form/formContext.ts';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import { valueAt } from '../kit/form/values.ts';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { endUserMessages as messages } from './messages.ts';

const PERSON = ['firstName', 'lastName', 'externalOrganizationName', 'country'];
const MORE = ['groupIds', 'notes'];
const COMPLIANCE = ['visualComplianceDate', 'riskLevel'];

/** The fields of an end user, to read or to fill in; with the OPC switch if the organization uses it. */
export function EndUserFields() {
  const { opcEnabled } = useFeatureFlags();
  const names = [...PERSON, ...(opcEnabled ? ['opc'] : [])];
  const isOffered = asList(valueAt(useFormContent().values, 'programIds')).length > 0;
  const details = (
    <NamedFields names={names}>
      <FormField name="programIds" wide warning={isOffered ? null : messages.noProgram} />
      {MORE.map((name) => (
        <FormField key={name} name={name} wide />
      ))}
    </NamedFields>
  );
  return (
    <FieldColumns
      first={{ title: messages.details, fields: details }}
      second={{ title: messages.compliance, fields: <NamedFields min="150px" names={COMPLIANCE} /> }}
    />
  );
}
