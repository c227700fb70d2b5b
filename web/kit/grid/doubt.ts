/** What keeps a text of a cell from being taken: it is none of the choices, damaged by a spreadsheet, or more than a number. */
import { readNumberText } from '../../generated/numberText.ts';
import type { FieldValue } from '../form/values.ts';
import { isUnread, showCell } from './cellText.ts';
import { type GridColumn, headOf, isNumeric } from './column.ts';
import { type GridState, keptName } from './gridState.ts';
import { damageOf } from './mangled.ts';
import { gridMessages as messages } from './messages.ts';

/** A doubt about the text of a cell. */
export interface Doubt {
  message: string;
  short: string;
  /** Whether the user may keep the text nevertheless. */
  canKeep: boolean;
  /** The text that is probably meant, if there is one. */
  cure?: string;
}

/** Returns the doubt about the text of a cell; null if it can be taken. */
export function doubtAbout(
  column: GridColumn,
  value: FieldValue,
  { kept, doubted }: Pick<GridState, 'kept' | 'doubted'>,
): Doubt | null {
  const text = typeof value === 'string' ? value : '';
  const name = keptName(column.id, isUnread(column, value) ? showCell(column, value) : text);
  if (kept.includes(name)) return null;
  const { label } = column.look;
  const short = messages.toCheck(headOf(column));
  const damage = damageOf(text, column.codeForm !== undefined || isNumeric(column.look));
  if (damage !== null && !isDate(column)) {
    const canKeep = damage === 'date' && !isNumeric(column.look);
    return { message: messages.damaged[damage](text), short, canKeep };
  }
  if (isUnread(column, value)) {
    const canKeep = column.look.kind === 'suggest';
    return {
      message: messages.notRead(label, showCell(column, value)),
      short: messages.toChoose(headOf(column)),
      canKeep,
    };
  }
  if (doubted.includes(name)) return { message: messages.damaged.zero(text), short, canKeep: true, cure: `0${text}` };
  const beside = isNumeric(column.look) && readNumberText(text);
  if (!beside || (beside.beside === '' && !(beside.dollars && column.look.kind === 'number'))) return null;
  return {
    message: column.look.kind === 'money' ? messages.notDollars(text) : messages.notOnlyNumber(text),
    short,
    canKeep: false,
  };
}

const isDate = ({ look }: GridColumn) => look.kind === 'date' || look.kind === 'longText';
