import { Portal } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeError, errorCode } from '../../base/errors.ts';
import { lazyComponent } from '../../base/lazyComponent.ts';
import { beginWork } from '../../base/work.ts';
import { useDownload } from '../../kit/file/download.ts';
import { printedMessages as messages } from '../../kit/print/printedMessages.ts';
import { hasPrintedRecord, type PrintedList, printedLists } from '../../kit/print/printing.ts';
import { toast } from '../../kit/ui/toaster.ts';
import { type PaperTable, paperTable } from './printedTable.ts';

const PrintDocument = lazyComponent(async () => (await import('./PrintDocument.tsx')).PrintDocument);

interface PrintLayerProps {
  /** The name of who prints. */
  person: string;
}

/** What is being printed. */
interface Printing {
  tables: readonly PaperTable[];
  /** The titles of the page's lists that are not in the document. */
  left: readonly string[];
}

/** Prints the open page once as a document, with all rows of its lists, which are read anew. It is gone with its page. */
export function PrintLayer({ person }: PrintLayerProps) {
  const [printing, setPrinting] = useState<Printing | null>(null);
  const { download, stop } = useDownload();
  const read = async (address: string) => (await download(address)).blob.text();
  const prepare = useEffectEvent(async (isOver: () => boolean) => {
    const lists = printedLists().filter(({ meta }) => meta?.count !== 0);
    const isReadable = ({ meta }: PrintedList) => Boolean(meta?.exportPath);
    // A page of other things, as an overview, prints as it is.
    if (!hasPrintedRecord() && !lists.some(isReadable)) return window.print();
    const end = beginWork();
    try {
      const tables: PaperTable[] = [];
      for (const list of lists.filter(isReadable)) {
        tables.push(await paperTable(list, read));
        if (isOver()) return;
      }
      setPrinting({ tables, left: lists.filter((list) => !isReadable(list)).map(({ title }) => title) });
    } catch (error) {
      if (isOver()) return;
      if (errorCode(error) !== 'REQUEST_CANCELLED') toast.error(messages.failed(describeError(error)));
    } finally {
      end();
    }
  });
  useEffect(() => {
    let isOver = false;
    void prepare(() => isOver);
    return () => {
      isOver = true;
      stop();
    };
  }, [stop]);
  return (
    printing && (
      <Portal>
        <PrintDocument {...printing} person={person} onPrinted={() => setPrinting(null)} />
      </Portal>
    )
  );
}
