import { addresses } from '../base/addresses.ts';
import { usePermissions } from '../client/session.ts';
import type { PurchaseOrderFieldsFragment } from '../generated/operations.ts';
import type { OpenPoint } from '../kit/record/OpenPoints.tsx';
import { partyWarning } from '../lookup/partyChoices.ts';
import { orderMessages as messages } from './messages.ts';

/** The field of a vendor in which a screening is entered. */
const FIELD = '?edit=1#visualComplianceDate';

/** Returns whether an order waits for the screening of its vendor; neither open nor done for users who may not read it. */
export function useScreening({ vendor }: Pick<PurchaseOrderFieldsFragment, 'vendor'>) {
  const { vendors } = usePermissions();
  if (!vendor || vendor.lockVersion === null || vendor.isProhibited) return { points: [], done: [] };
  const warning = partyWarning(vendor);
  if (!warning) return { points: [], done: [messages.screening] };
  const point: OpenPoint = {
    id: 'screening',
    text: messages.screeningOf(vendor.name, warning.text),
    kind: 'work',
    cure: vendors.write ? `${addresses.settingsRecord('vendors', vendor.id)}${FIELD}` : null,
  };
  return { points: [point], done: [] };
}
