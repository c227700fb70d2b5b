import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { useVendorListQuery } from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { messages as kitMessages } from '../kit/messages.ts';
import { vendorListSpec } from './list.ts';
import { vendorMessages as messages } from './messages.ts';
import { vendorColumns } from './VendorColumns.tsx';

/** The organization's vendors. */
export function VendorList() {
  const { vendors } = usePermissions();
  const list = useRecordList(vendorListSpec, 'vendors');
  const query = useVendorListQuery({ ...list.options, variables: list.variables, skip: !vendors.read });
  return (
    <RecordList
      title={messages.title}
      allowed={vendors.read}
      list={list}
      query={query}
      page={(data) => data.vendors}
      columns={vendorColumns}
      to={({ id }) => addresses.settingsRecord('vendors', id)}
      load={() => import('./VendorPage.tsx')}
      add={{
        label: messages.add,
        labelWhenEmpty: kitMessages.addNew,
        to: addresses.newSettingsRecord('vendors'),
        reason: vendors.write && vendors.read ? null : messages.addDenied,
        load: () => import('./NewVendorPage.tsx'),
      }}
      searchPlaceholder={messages.search}
      watch={{ type: 'VENDOR', programId: null }}
    />
  );
}
