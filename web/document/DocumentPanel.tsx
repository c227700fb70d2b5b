import { Box, Button, HStack } from '@chakra-ui/react';
import FolderDown from 'lucide-react/icons/folder-down';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useFileDrop } from '../base/useFileDrop.ts';
import { usePermissions } from '../client/session.ts';
import {
  type DocumentPanelQuery,
  type DocumentRowFragment,
  type DocumentSortField,
  useDocumentPanelQuery,
} from '../generated/operations.ts';
import { DropLine } from '../kit/file/DropZone.tsx';
import { UploadRow } from '../kit/file/UploadStatus.tsx';
import { useUpload } from '../kit/file/upload.ts';
import { formMessages } from '../kit/form/messages.ts';
import { InnerList } from '../kit/list/InnerList.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { useInnerList } from '../kit/list/useInnerList.ts';
import { ViewChips } from '../kit/list/ViewChips.tsx';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import type { Empty } from '../kit/ui/EmptyPlace.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { NoAccess } from '../kit/ui/NoAccess.tsx';
import type { RowAction } from '../kit/ui/rowAction.ts';
import { toast } from '../kit/ui/toaster.ts';
import { DocumentArchive } from './DocumentArchive.tsx';
import { documentColumns } from './DocumentColumns.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import type { DocumentParent } from './documentAddress.ts';
import { ACCEPTED } from './documentForm.ts';
import { documentMessages as messages } from './messages.ts';

const DownloadDialog = lazyComponent(async () => (await import('../kit/file/DownloadDialog.tsx')).DownloadDialog);

interface DocumentPanelProps {
  /** The record. */
  parent: DocumentParent;
  /** The name of the record. */
  label: string;
  /** The program that the record belongs to; omitted for the organization's own records. */
  programId?: string;
  /** The list's name in the address, for its view, sort and page; required if a page has more than one panel. */
  name?: string;
  /** Whether the panel starts collapsed into its heading, as Order Documents. */
  folds?: boolean;
}

const ROWS = 20;
const SORTABLE: readonly DocumentSortField[] = ['DOCUMENT_TYPE', 'DESCRIPTION', 'NUMBER', 'EXPIRY_DATE', 'STATUS'];
const LIST = {
  views: ['active', 'archived', 'all'],
  sortable: SORTABLE,
  pageSize: ROWS,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
} as const;
/** The `archived` argument of each view. */
const ARCHIVED = { active: false, archived: true, all: null };

/** The documents of a record, to read, add, edit and archive, as far as the user's rights allow. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { read } = usePermissions().documents;
  if (read) return <Documents {...props} />;
  return (
    <InnerList
      title={titleOf(props.folds)}
      place="documents"
      paging={{ meta: null, pageSize: ROWS, onPage: () => undefined }}
      empty={null}
    >
      <NoAccess title={messages.noAccess} />
    </InnerList>
  );
}

const titleOf = (folds = false) => (folds ? messages.orderDocuments : messages.title);

/** What is open over the panel: the form of a new or existing document, or the archive confirmation. */
type Opened =
  | { kind: 'form'; document: DocumentRowFragment | null; files: readonly File[] }
  | { kind: 'archive'; document: DocumentRowFragment }
  | { kind: 'all'; path: string };

function Documents({ parent, label, programId, name = 'documents', folds = false }: DocumentPanelProps) {
  const { write } = usePermissions().documents;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [unfolded, setUnfolded] = useState(!folds);
  const list = useInnerList(name, LIST);
  const { view, sort, page } = list.state;
  const { data, previousData, error, loading, refetch } = useDocumentPanelQuery({
    variables: { on: parent, page, items: ROWS, archived: ARCHIVED[view], sort },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useRecordChanges({
    programId: programId ?? null,
    // A dialog of the record may attach one, too.
    always: true,
    concerns: ({ type }) => type === 'DOCUMENT',
    onChange: () => void refetch(),
  });
  const uploads = useUpload();
  const { progress } = uploads;
  const busy = progress && formMessages.file.running;
  const open = (wanted: Opened) => (busy ? toast.info(busy) : setOpened(wanted));
  const add = (files: readonly File[]) => open({ kind: 'form', document: null, files });
  const drop = useFileDrop(add);
  const answer = data ?? previousData;
  const title = titleOf(folds);
  const zipPath = mayHaveFiles(parent, answer) ? answer.documents.zipPath : null;
  if (error && !answer) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const dialog = {
    parent,
    onClose: () => setOpened(null),
    onSaved() {
      setOpened(null);
      void refetch();
    },
  };
  return (
    <>
      <Box {...(write && drop.target)}>
        <InnerList
          title={title}
          place="documents"
          fold={folds ? { open: unfolded, onToggle: () => setUnfolded(!unfolded) } : undefined}
          paging={{ meta: answer?.documents.meta ?? null, pageSize: ROWS, onPage: list.setPage, loading }}
          summary={answer && messages.counts(answer.active.meta.count, answer.archived.meta.count)}
          query={{ error, loading, refetch }}
          empty={progress ? null : emptyOf(view, answer, write)}
          action={
            <HStack gap="3" wrap="wrap">
              {unfolded && (
                <ViewChips label={messages.shown} views={messages.views} value={view} onChange={list.setView} />
              )}
              {unfolded && zipPath && (
                <Button variant="outline" onClick={() => setOpened({ kind: 'all', path: zipPath })}>
                  <FolderDown aria-hidden />
                  {messages.downloadAll}
                </Button>
              )}
              <ActionButton
                variant="outline"
                disabledReason={write ? busy : messages.addDenied}
                onClick={() => add([])}
              >
                <Plus aria-hidden />
                {messages.add}
              </ActionButton>
            </HStack>
          }
          below={
            write && (
              <DropLine accept={ACCEPTED} over={drop.over} onFiles={add}>
                {messages.drop}
              </DropLine>
            )
          }
        >
          <RecordRows
            size="inner"
            label={title}
            rows={answer?.documents.data ?? null}
            columns={documentColumns}
            sorting={{ sortable: LIST.sortable, sort, onSort: list.toggleSort }}
            behavior={{ menu: (document) => actionsOn(document, busy, open) }}
            coming={progress && <UploadRow progress={progress} onStop={uploads.stop} />}
            dimmed={!data && answer !== undefined}
            set={JSON.stringify(list.state)}
          />
        </InnerList>
      </Box>
      {opened?.kind === 'form' && (
        <DocumentDialog
          {...dialog}
          document={opened.document}
          files={opened.files}
          uploads={uploads}
          onStored={() => void refetch()}
        />
      )}
      {opened?.kind === 'all' && (
        <DownloadDialog title={messages.downloadAll} path={opened.path} onClose={() => setOpened(null)} />
      )}
      {opened?.kind === 'archive' && <DocumentArchive {...dialog} label={label} document={opened.document} />}
    </>
  );
}

/** Whether there may be files to download: those of an order's or a shipment's items are not on this list. */
const mayHaveFiles = ({ type }: DocumentParent, answer: DocumentPanelQuery | undefined): answer is DocumentPanelQuery =>
  answer !== undefined && (type === 'PURCHASE_ORDER' || type === 'SHIPMENT' || answer.documents.meta.count > 0);

/** Says why a view shows nothing; "No attachments" only where there are none in any view. */
function emptyOf(view: keyof typeof ARCHIVED, counted: DocumentPanelQuery | undefined, mayAdd: boolean): Empty {
  const others = view === 'active' ? counted?.archived : view === 'archived' ? counted?.active : null;
  if (!others || others.meta.count === 0) {
    return { title: messages.empty, purpose: messages.purpose, ...(!mayAdd && { adders: messages.adders }) };
  }
  return view === 'active'
    ? { title: messages.noneActive, purpose: messages.onlyArchived }
    : { title: messages.noneArchived, purpose: messages.archivedPurpose };
}

/** Returns the menu of a document; an archived document has none. @param busy why nothing can be opened now */
function actionsOn(document: DocumentRowFragment, busy: string | null, open: (opened: Opened) => void): RowAction[] {
  if (document.status === 'ARCHIVED') return [];
  return [
    {
      id: 'edit',
      label: messages.edit,
      reason: reasonAgainst(document.abilities, 'UPDATE') ?? busy,
      onSelect: () => open({ kind: 'form', document, files: [] }),
    },
    {
      id: 'archive',
      label: messages.archive,
      reason: reasonAgainst(document.abilities, 'ARCHIVE') ?? busy,
      onSelect: () => open({ kind: 'archive', document }),
    },
  ];
}
