import type { ReactNode } from 'react';
import { ChoiceName } from '../form/ChoiceName.tsx';
import { renderValue } from '../form/FormField.tsx';
import { historyMessages as messages } from './historyMessages.ts';
import { type HistoryField, type HistoryLine, listIn } from './historyWords.ts';

interface HistoryValueProps {
  look: HistoryField;
  /** The value as the history has it; null for none. */
  value: string | null;
  names: HistoryLine['names'];
}

/** A value of a history, worded as the record's page words it. */
export function HistoryValue({ look, value, names }: HistoryValueProps): ReactNode {
  if (value === null || value === '' || value === '[]') return messages.noValue;
  const { source } = look;
  const named = (id: string) => names.find((one) => one.id === id)?.name;
  if (look.show) return look.show(value);
  if (look.kind === 'picture' || look.kind === 'file') return messages.picture;
  if (look.kind === 'choice' || (look.kind === 'select' && named(value) !== undefined)) {
    return named(value) ?? (source ? <ChoiceName source={source} id={value} /> : messages.unnamed);
  }
  if (look.kind === 'choices') {
    return listIn(value).map((id, index) => (
      <span key={id}>
        {index > 0 && ', '}
        {named(id) ?? (source ? <ChoiceName source={source} id={id} /> : id)}
      </span>
    ));
  }
  // Without a link: an old website may be anybody's by now.
  return renderValue({ ...look, website: false }, look.kind === 'switch' ? value === 'true' : value);
}
