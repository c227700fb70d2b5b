import '../../theme/print.css';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { formatDateTime } from '../../base/format.ts';
import { messages as words } from '../../base/words.ts';
import { printedMessages as messages } from '../../kit/print/printedMessages.ts';
import { hasPrintedRecord, printedPlaces } from '../../kit/print/printing.ts';
import { trail } from '../../kit/record/Page.tsx';
import { PaperRows } from './PaperRows.tsx';
import { layPaper, writesMargins } from './pageRule.ts';
import type { PaperTable } from './printedTable.ts';

interface PrintDocumentProps {
  tables: readonly PaperTable[];
  /** The titles of the page's lists that are not in the document. */
  left: readonly string[];
  person: string;
  /** Called when the browser has printed it, or the user did not want to. */
  onPrinted: () => void;
}

/** As many columns stand side by side on an upright sheet. */
const UPRIGHT_COLUMNS = 8;

/**
 * The open page as a document: its name, the facts of its record, and its lists with all their rows. It is printed as soon as it
 * is there, and stands nowhere on the screen. Comments are in no document: some are not for whoever gets it.
 */
export function PrintDocument({ tables, left, person, onPrinted }: PrintDocumentProps) {
  const crumbs = useSyncExternalStore(trail.subscribe, trail.get);
  const [badges, setBadges] = useState<HTMLElement | null>(null);
  const [facts, setFacts] = useState<HTMLElement | null>(null);
  const [now] = useState(() => new Date().toISOString());
  const page = crumbs.at(-1);
  const title = page?.title ?? page?.label ?? words.product;
  const above = crumbs.slice(0, -1).map(({ label }) => label);
  const foot = messages.foot(title, formatDateTime(now), person);
  const isWide = tables.some(({ columns, under = {} }) => columnsBeside(columns, under) > UPRIGHT_COLUMNS);
  useEffect(() => {
    if (!badges || !facts) return;
    printedPlaces.set({ badges, facts });
    return () => printedPlaces.set(null);
  }, [badges, facts]);
  usePrint({ foot, isWide, onPrinted });
  // Those of a record are narrowed by nothing but their record.
  const about = hasPrintedRecord() ? [] : tables.flatMap((table) => table.about);
  return (
    <article className="print-document">
      <header>
        <div>
          <p>{above.at(-1)}</p>
          <h1 className="any-script">{title}</h1>
          <div ref={setBadges} className="print-badges" />
        </div>
        {above.length > 1 && (
          <p className="any-script">
            <strong>{above[0]}</strong>
          </p>
        )}
      </header>
      <div ref={setFacts} className="print-facts" />
      {about.length > 0 && (
        <dl className="print-about">
          {about.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="any-script">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {tables.map((table) => (
        <section key={table.title}>
          {table.title !== title && <h2>{table.title}</h2>}
          <PaperRows table={table} />
        </section>
      ))}
      <p className="print-note">
        {left.length > 0 && `${messages.left(left)} `}
        {messages.noComments}
      </p>
      {!writesMargins() && <footer>{foot}</footer>}
    </article>
  );
}

const columnsBeside = (columns: readonly { name: string }[], under: Readonly<Record<string, string>>): number =>
  columns.filter(({ name }) => under[name] === undefined).length;

interface Print {
  foot: string;
  isWide: boolean;
  onPrinted: () => void;
}

/** Prints the page once, when its fonts and the parts that others put into it are there. */
function usePrint({ foot, isWide, onPrinted }: Print): void {
  const done = useEffectEvent(onPrinted);
  const started = useRef(false);
  useEffect(() => {
    const root = document.documentElement;
    const lift = layPaper({ foot, isWide, isRightToLeft: root.dir === 'rtl' });
    root.setAttribute('data-printing', '');
    let isLeft = false;
    const after = () => done();
    window.addEventListener('afterprint', after);
    void document.fonts.ready.then(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (started.current || isLeft) return;
          started.current = true;
          window.print();
        }),
      ),
    );
    return () => {
      isLeft = true;
      window.removeEventListener('afterprint', after);
      root.removeAttribute('data-printing');
      lift();
    };
  }, [foot, isWide]);
}
