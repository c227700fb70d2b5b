import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { useEndUserPageQuery, useUpdateEndUserMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { RiskLevelBadge } from '../lookup/RiskLevelBadge.tsx';
import { ScreeningAlert } from '../lookup/ScreeningBadge.tsx';
import { EndUserFields } from './EndUserFields.tsx';
import { endUserForm } from './endUserForm.ts';
import { endUserMessages as messages } from './messages.ts';

/** A single end user. */
export function EndUserPage() {
  const id = useRecordId();
  const { endUsers } = usePermissions();
  const query = useEndUserPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !endUsers.read });
  const [update] = useUpdateEndUserMutation();
  return (
    <PlainRecordPage
      type="END_USER"
      allowed={endUsers.read}
      query={query}
      record={({ endUser }) => endUser}
      title={({ label }) => label}
      parents={[{ label: messages.title, to: addresses.settingsSection('end-users') }]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
      form={endUserForm}
      save={async (input, context) => {
        const { data } = await update({ variables: { id, input }, context });
        return outcomeOf(data?.updateEndUser);
      }}
      badges={({ riskLevel }) => riskLevel && <RiskLevelBadge riskLevel={riskLevel} />}
      alert={({ visualComplianceDate }) => <ScreeningAlert date={visualComplianceDate} />}
      fields={<EndUserFields />}
    >
      {({ label }) => <DocumentPanel parent={{ type: 'END_USER', id }} label={label} />}
    </PlainRecordPage>
  );
}
