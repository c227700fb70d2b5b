import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { useUpdateVendorMutation, useVendorPageQuery } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { RiskLevelBadge } from '../lookup/RiskLevelBadge.tsx';
import { ScreeningAlert } from '../lookup/ScreeningBadge.tsx';
import { vendorMessages as messages } from './messages.ts';
import { VendorFields } from './VendorFields.tsx';
import { vendorForm } from './vendorForm.ts';

/** A single vendor. */
export function VendorPage() {
  const id = useRecordId();
  const { vendors } = usePermissions();
  const query = useVendorPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !vendors.read });
  const [update] = useUpdateVendorMutation();
  return (
    <PlainRecordPage
      type="VENDOR"
      allowed={vendors.read}
      query={query}
      record={({ vendor }) => vendor}
      title={({ name }) => name}
      parents={[{ label: messages.title, to: addresses.settingsSection('vendors') }]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
      form={vendorForm}
      save={async (input, context) => {
        const { data } = await update({ variables: { id, input }, context });
        return outcomeOf(data?.updateVendor);
      }}
      badges={({ riskLevel }) => riskLevel && <RiskLevelBadge riskLevel={riskLevel} />}
      alert={({ visualComplianceDate }) => <ScreeningAlert date={visualComplianceDate} />}
      fields={<VendorFields />}
    >
      {({ name }) => <DocumentPanel parent={{ type: 'VENDOR', id }} label={name} />}
    </PlainRecordPage>
  );
}
