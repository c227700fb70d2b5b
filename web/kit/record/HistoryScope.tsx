import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { FieldHistoryContext, fieldOfPath } from '../form/fieldHistory.ts';
import { formName, type HistorySubject, historyName } from './historyWords.ts';
import { useHistoryAddress } from './useHistoryAddress.ts';

const SubjectContext = createContext<HistorySubject | null>(null);

interface HistoryScopeProps {
  subject: HistorySubject;
  /** Whether the record is an item of the page's record: its history takes the place of the page's. */
  item?: boolean;
  children: ReactNode;
}

/** The record around fields whose histories can be shown beside the page; `useHistorySubject` returns it. */
export function HistoryScope({ subject, item = false, children }: HistoryScopeProps) {
  const { words, id } = subject;
  const address = useHistoryAddress();
  const shownItem = item ? id : null;
  const field = address.item === shownItem ? address.field : null;
  const { show } = address;
  const fields = useMemo(
    () => ({
      shown: field === null ? null : formName(words, field),
      show: (path: string) => show(historyName(words, fieldOfPath(path)), shownItem),
    }),
    [words, field, show, shownItem],
  );
  return (
    <SubjectContext value={subject}>
      <FieldHistoryContext value={fields}>{children}</FieldHistoryContext>
    </SubjectContext>
  );
}

/** Returns the record whose page this is, if its history is kept on screen. */
export function useHistorySubject(): HistorySubject | null {
  return useContext(SubjectContext);
}
