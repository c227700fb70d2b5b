import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '../../base/format.ts';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { messages as common } from '../../base/words.ts';
import type { RowAction } from '../ui/rowAction.ts';
import { ExportDialog } from './ExportButton.tsx';
import type { Exported } from './exported.ts';
import { exportMessages as messages } from './exportMessages.ts';
import { type PageMeta, Pager } from './Pager.tsx';
import type { ListRow } from './rows.ts';
import { useSelectAll } from './useSelectAll.ts';
import type { Selection } from './useSelection.ts';

// Most visits to a list select nothing.
const BulkBar = lazyComponent(async () => (await import('./BulkBar.tsx')).BulkBar);

/** The maximum rows of a page, by the schema. */
const LONGEST_PAGE = 100;

/** The bulk actions of a list. */
export interface Bulk<Row extends ListRow> {
  /** Returns a row's name, for screen readers. */
  label: (row: Row) => string;
  actions: (selection: Selection<Row>) => readonly RowAction[];
  /** Whether the actions also change all matches, more than one call may write, in the background. */
  inBackground?: boolean;
}

interface BulkFooterProps<Row extends ListRow> {
  bulk: Bulk<Row> | undefined;
  selection: Selection<Row>;
  meta: PageMeta;
  pageSize: number;
  onPage: (page: number) => void;
  /** The title and the shown columns of the list, whose selected rows can be exported. */
  exported: Pick<Exported, 'title' | 'columns'>;
  /** Fetches another page of the same list. */
  ask: (page: number, items: number) => Promise<readonly Row[]>;
}

/** The foot of a list: the pager and the bulk actions on the selected rows. */
export function BulkFooter<Row extends ListRow>(props: BulkFooterProps<Row>) {
  const { bulk, selection, meta, exported, pageSize, onPage, ask } = props;
  const [isExporting, setExporting] = useState(false);
  const [isUsed, setUsed] = useState(false);
  if (selection.rows.length > 0 && !isUsed) setUsed(true);
  const load = async () => {
    const pages = Array.from({ length: Math.ceil(meta.count / LONGEST_PAGE) }, (_, page) =>
      ask(page + 1, LONGEST_PAGE),
    );
    return (await Promise.all(pages)).flat();
  };
  const all = useSelectAll(selection, meta, load, bulk?.inBackground);
  return (
    <Box position="relative" flexShrink={0}>
      <Pager meta={meta} pageSize={pageSize} onPage={onPage} />
      {bulk && isUsed && (
        <BulkBar
          count={selection.rows.length}
          counted={selection.all ? common.list.allSelected(formatCount(meta.count)) : undefined}
          actions={[
            ...bulk.actions(selection),
            ...(meta.exportPath
              ? [{ id: 'export', label: messages.export, reason: null, onSelect: () => setExporting(true) }]
              : []),
          ]}
          onClear={selection.clear}
          all={all}
        />
      )}
      {isExporting && (
        <ExportDialog
          {...exported}
          meta={meta}
          ids={selection.all ? undefined : selection.rows.map(({ id }) => id)}
          onClose={() => setExporting(false)}
        />
      )}
    </Box>
  );
}
