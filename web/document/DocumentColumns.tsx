/** Declares the columns of documents and their positions on cards. */
import type { DocumentRowFragment, DocumentSortField } from '../generated/operations.ts';
import { TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ExpiryDate } from '../kit/ui/ExpiryDate.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { CutText } from '../kit/ui/Truncated.tsx';
import { DocumentFileLink } from './DocumentFileLink.tsx';
import { documentMessages as messages } from './messages.ts';

const COLORS = { VALID: 'GREEN', EXPIRED: 'RED', ARCHIVED: 'GREY' } as const;

/** The columns. Type and description share the width that the others leave. */
export const documentColumns: Column<DocumentRowFragment, DocumentSortField>[] = [
  {
    id: 'type',
    header: messages.type,
    sort: 'DOCUMENT_TYPE',
    card: 'title',
    cell: ({ type, status }) => (
      <CutText name quiet={status === 'ARCHIVED'}>
        {type.name}
      </CutText>
    ),
  },
  {
    id: 'description',
    header: messages.description,
    sort: 'DESCRIPTION',
    card: 'line',
    from: 640,
    cell: ({ description, status }) => <TextCell quiet={status === 'ARCHIVED'}>{description}</TextCell>,
  },
  {
    id: 'number',
    header: messages.number,
    sort: 'NUMBER',
    width: '136px',
    from: 760,
    whole: ({ number }) => number,
    cell: ({ number, status }) => <TextCell quiet={status === 'ARCHIVED'}>{number}</TextCell>,
  },
  {
    id: 'expiryDate',
    header: messages.expiryDate,
    sort: 'EXPIRY_DATE',
    card: 'note',
    width: '180px',
    cell: ({ expiryDate, status }) => <ExpiryDate date={expiryDate} over={status === 'ARCHIVED'} />,
  },
  {
    id: 'file',
    header: messages.file,
    card: 'line',
    cell: (document) => <DocumentFileLink file={document} />,
  },
  {
    id: 'status',
    header: messages.status,
    sort: 'STATUS',
    card: 'corner',
    width: '108px',
    cell: ({ status }) => (
      <StatusBadge status={{ key: status, name: messages.statuses[status], color: COLORS[status] }} />
    ),
  },
];
