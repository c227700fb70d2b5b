import FileClock from 'lucide-react/icons/file-clock';
import { addresses } from '../base/addresses.ts';
import { sectionWithPage } from '../base/recordTypes.ts';
import { usePermissions, useProgramOf, type ViewerProgram } from '../client/session.ts';
import type { ExpiringDocumentFragment } from '../generated/operations.ts';
import { WaitingRows, whenOf } from '../kit/list/WaitingRows.tsx';
import { ProgramLabel } from '../scope/ProgramLabel.tsx';
import { allowedSections } from '../shell/settingsSections.ts';
import { documentMessages as messages } from './messages.ts';

interface ExpiringDocumentTableProps {
  label: string;
  documents: readonly ExpiringDocumentFragment[];
}

const EXPIRES = { before: messages.expiresOn, over: messages.expiredOn, soonDays: 7 };

/** Documents that have expired or expire soon, each as a sentence that links to its record. */
export function ExpiringDocumentTable({ label, documents }: ExpiringDocumentTableProps) {
  const programOf = useProgramOf();
  const { views } = usePermissions();
  const open = allowedSections(views).map(({ segment }) => segment);
  const rows = documents.map((document) => {
    const program = programOf(document);
    const { parent, parentLabel, type, number, description, expiryDate } = document;
    return {
      id: document.id,
      icon: FileClock,
      name: messages.parents[parent.type],
      whose: parentLabel,
      place: program ? <ProgramLabel program={program} /> : messages.allPrograms,
      why: messages.typeAnd(type.name, number ?? description),
      when: whenOf(expiryDate, EXPIRES),
      to: addressOf(document, program, open),
      action: messages.renew,
    };
  });
  return <WaitingRows label={label} rows={rows} />;
}

/** Returns the address of the record that a document is attached to; null if the user may not open its page. */
function addressOf(
  { parent, purchaseOrderId }: ExpiringDocumentFragment,
  program: ViewerProgram | null,
  open: readonly string[],
): string | null {
  const segment = sectionWithPage(parent.type);
  if (segment) return open.includes(segment) ? addresses.settingsRecord(segment, parent.id) : null;
  if (!program) return null;
  if (parent.type === 'SHIPMENT') return addresses.shipment(program.slug, parent.id);
  if (parent.type === 'ORDER_ITEM' && purchaseOrderId) {
    return addresses.orderItem(program.slug, purchaseOrderId, parent.id);
  }
  return addresses.purchaseOrder(program.slug, purchaseOrderId ?? parent.id);
}
