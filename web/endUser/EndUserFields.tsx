import { useFeatureFlags } from '../app/session.ts';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { FieldColumns } from '../kit/record/FieldColumns.tsx';
import { endUserMessages as messages } from './messages.ts';

/** The fields of an end user, to read or to fill in; the OPC switch where the organization has it. */
export function EndUserFields() {
  const { opcEnabled } = useFeatureFlags();
  const person = (
    <FieldList min="180px">
      <FormField name="firstName" />
      <FormField name="lastName" />
      <FormField name="externalOrganizationName" />
      <FormField name="country" />
      {opcEnabled && <FormField name="opc" />}
      <FormField name="programIds" wide />
      <FormField name="groupIds" wide />
      <FormField name="notes" wide />
    </FieldList>
  );
  const compliance = (
    <FieldList min="150px">
      <FormField name="visualComplianceDate" />
      <FormField name="riskLevel" />
    </FieldList>
  );
  return (
    <FieldColumns
      first={{ title: messages.details, fields: person }}
      second={{ title: messages.compliance, fields: compliance }}
    />
  );
}
