import { useProgram } from '../client/session.ts';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { itemMessages as messages } from './messages.ts';

interface ItemDocumentsProps {
  item: Pick<OrderItemRowFragment, 'id' | 'position' | 'material'>;
  /** The list's name in the address, where a page has several. */
  name?: string;
}

/** The documents of an item. */
export function ItemDocuments({ item: { id, position, material }, name = 'documents' }: ItemDocumentsProps) {
  const { id: programId } = useProgram();
  return (
    <DocumentPanel
      parent={{ type: 'ORDER_ITEM', id }}
      label={messages.documentsOf(oneDecimal(position), material)}
      programId={programId}
      name={name}
    />
  );
}

/** Formats a line number with one decimal, as the specification has it for archiving documents. */
function oneDecimal(line: string): string {
  return line.includes('.') ? line : `${line}.0`;
}
