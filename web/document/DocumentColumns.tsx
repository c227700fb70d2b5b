/** Declares the columns of documents and their positions on cards. */
import type { DocumentColumn } from '../generated/columns.ts';
import type { DocumentRowFragment } from '../generated/operations.ts';
import { TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { CutText } from '../kit/ui/Truncated.tsx';
import { DocumentFileLink } from './DocumentFileLink.tsx';
import { ExpiryDate } from './ExpiryDate.tsx';
import { documentMessages as messages } from './messages.ts';

const COLORS = { VALID: 'GREEN', EXPIRED: 'RED', ARCHIVED: 'GREY' } as const;

/** The columns. Type and description share the width that the others leave. */
export const documentColumns: Column<DocumentRowFragment, DocumentColumn>[] = [
  {
    id: 'DOCUMENT_TYPE',
    header: messages.type,
    card: 'title',
    cell: ({ type, status }) => (
      <CutText name quiet={status === 'ARCHIVED'}>
        {type.name}
      </CutText>
    ),
  },
  {
    id: 'DESCRIPTION',
    header: messages.description,
    card: 'line',
    from: 640,
    cell: ({ description, status }) => <TextCell quiet={status === 'ARCHIVED'}>{description}</TextCell>,
  },
  {
    id: 'NUMBER',
    header: messages.number,
    width: '136px',
    from: 760,
    whole: ({ number }) => number,
    cell: ({ number, status }) => <TextCell quiet={status === 'ARCHIVED'}>{number}</TextCell>,
  },
  {
    id: 'EXPIRY_DATE',
    header: messages.expiryDate,
    card: 'note',
    width: '180px',
    cell: ({ expiryDate, status }) => <ExpiryDate date={expiryDate} over={status === 'ARCHIVED'} />,
  },
  {
    id: 'FILE',
    header: messages.file,
    card: 'line',
    cell: (document) => <DocumentFileLink file={document} />,
  },
  {
    id: 'STATUS',
    header: messages.status,
    card: 'corner',
    width: '108px',
    cell: ({ status }) => (
      <StatusBadge status={{ key: status, name: messages.statuses[status], color: COLORS[status] }} />
    ),
  },
];
