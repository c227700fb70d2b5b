/** What lists of records that can be merged have besides: the way to likely duplicates, and the merge of selected rows. */
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../base/lazyComponent.ts';
import { usePermissions } from '../client/session.ts';
import type { Bulk } from '../kit/list/BulkFooter.tsx';
import type { MergeSubject } from './mergeChoices.ts';
import { mergeMessages as messages } from './messages.ts';

const MergeDialog = lazyComponent(async () => (await import('./MergeDialog.tsx')).MergeDialog);

/** The most records that are merged at once. */
const MOST = 10;

/** The address of the page of likely duplicates, below that of their list. */
export const duplicatesOf = (list: string): string => `${list}/duplicates`;

/** Whether the user may merge records: they are changed, and removed. */
export function useMayMerge({ area }: Pick<MergeSubject, 'area'>): boolean {
  const rights = usePermissions()[area];
  return rights.update && rights.delete;
}

const NOTHING = { bulk: undefined, around: { summary: null, below: null } };

/**
 * Returns what is added to a list for those who may merge its records: the bulk action, the link in the header, and the dialog.
 * @param label returns what a row is called
 */
export function useMergingList<Row extends { id: string }>(subject: MergeSubject, label: (row: Row) => string) {
  const may = useMayMerge(subject);
  const [records, setRecords] = useState<readonly { id: string; label: string }[] | null>(null);
  if (!may) return NOTHING;
  const bulk: Bulk<Row> = {
    label,
    actions: ({ rows, clear }) => [
      {
        id: 'merge',
        label: messages.merge,
        reason: rows.length < 2 ? messages.selectTwo : rows.length > MOST ? messages.selectFewer(MOST) : null,
        onSelect: () => {
          setRecords(rows.map((row) => ({ id: row.id, label: label(row) })));
          clear();
        },
      },
    ],
  };
  return {
    bulk,
    around: {
      // The header has no room for it beside import and export.
      summary: (
        <Button
          asChild
          alignSelf="flex-start"
          variant="plain"
          size="xs"
          h="28px"
          px="1"
          fontWeight="semibold"
          color="fg.muted"
        >
          <Link to={duplicatesOf(subject.list)}>{messages.duplicates}</Link>
        </Button>
      ),
      below: records && <MergeDialog subject={subject} records={records} onClose={() => setRecords(null)} />,
    },
  };
}
