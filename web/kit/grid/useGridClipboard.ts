import { type ClipboardEvent, useRef } from 'react';
import { sentences } from '../form/rejections.ts';
import { writeBlock } from './block.ts';
import { cleared, copied, pasted } from './edits.ts';
import { lastStep } from './gridState.ts';
import type { Step } from './history.ts';
import { gridMessages as messages } from './messages.ts';
import { doubtedIn, totalsDiffering } from './pasteChecks.ts';
import { readingToTell } from './pasteNumbers.ts';
import { type PasteAnswers, type PastePlan, planPaste, verdictOf } from './pastePlan.ts';
import { rangesOf } from './selection.ts';
import type { Grid } from './useGrid.ts';

/** The result of a paste, for the message about it. */
export interface PasteNews {
  rows: number;
  /** The rows that the paste changed, and the step that undoes it. */
  keys: ReadonlySet<string>;
  step: Step | null;
}

/** A paste that waits for the user's answers. */
export interface AskedPaste {
  plan: PastePlan;
  write: (answers: PasteAnswers) => void;
}

interface Listeners {
  say: (text: string) => void;
  onPasted: (news: PasteNews) => void;
  onAsk: (asked: AskedPaste) => void;
}

/** Returns the handlers that copy, cut and paste blocks of cells through clipboard events, which need no permission. */
export function useGridClipboard(grid: Grid, { say, onPasted, onAsk }: Listeners) {
  const { now, dispatch, shown, show, spec, addBlockedReason } = grid;
  const own = useRef<{ text: string; columns: string[] } | null>(null);

  const copy = (event: ClipboardEvent): boolean => {
    const cells = copied(now(), shown);
    if (!cells) {
      say(messages.notTogether);
      return false;
    }
    const text = writeBlock(cells.block);
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    own.current = { text, columns: cells.columns };
    say(messages.copied(cells.block.length, cells.columns.length));
    return true;
  };

  const paste = (typed: string) => {
    const state = now();
    const text = spec.readPaste?.(typed) ?? typed;
    const { from } = rangesOf(state).at(-1) ?? { from: state.at };
    const plan = planPaste(text, {
      columns: spec.columns,
      following: shown.slice(from.column),
      copied: ownColumns(own.current, text),
      existing: Math.max(0, state.rows.length - from.row),
    });
    const { sign } = verdictOf(plan, plan.columns, spec.columns);
    if (plan.asksColumns || sign === null) onAsk({ plan, write: (answers) => write(plan, answers) });
    else write(plan, { columns: plan.columns, sign });
  };

  const write = (plan: PastePlan, { columns: targets, sign }: PasteAnswers) => {
    const state = now();
    const before = state.rows.length;
    const { body, headed } = plan;
    const result = pasted(body, {
      state,
      columns: spec.columns,
      shown,
      targets,
      headed,
      from: plan.own ? null : { sign },
    });
    const edits = addBlockedReason === null ? result.edits : result.edits.filter(({ row }) => row < before);
    if (result.hidden.length > 0) show([...shown.map(({ id }) => id), ...result.hidden]);
    dispatch({ type: 'write', edits, doubted: plan.own ? [] : doubtedIn(edits, spec.columns) });
    const after = now();
    const step = lastStep(after);
    const isNew = step !== lastStep(state);
    const last = { row: Math.min(result.range.to.row, after.rows.length - 1), column: result.range.to.column };
    // The first pasted cell becomes active, as in spreadsheets.
    dispatch({ type: 'select', anchor: last, at: result.range.from });
    const keys = new Set(isNew ? step?.changes.map(({ key }) => key) : []);
    onPasted({ rows: result.rows, keys, step: isNew ? step : null });
    const reading = readingToTell(verdictOf(plan, targets, spec.columns), sign);
    const unknown = plan.unknown.filter((name) => !isTaken(plan, targets, name));
    const differing = totalsDiffering(plan, { targets, sign, columns: spec.columns });
    const told = [
      reading ? messages.readAs(reading.text, reading.as) : null,
      plan.left.length > 0 ? messages.leftOut(plan.left) : null,
      unknown.length > 0 ? messages.pasteUnknown(unknown) : null,
      differing > 0 ? messages.otherTotals(differing) : null,
      result.locked > 0 ? messages.pasteLocked(result.locked) : null,
      edits.length < result.edits.length ? addBlockedReason : null,
    ].filter((line) => line !== null);
    say(sentences(told));
  };

  return {
    onCopy: (event: ClipboardEvent) => {
      if (now().typing === null) copy(event);
    },
    onCut: (event: ClipboardEvent) => {
      if (now().typing !== null) return;
      // Else the editor of the cell would lose its text although nothing was copied.
      event.preventDefault();
      if (copy(event)) dispatch({ type: 'write', edits: cleared(now(), shown) });
    },
    onPaste: (event: ClipboardEvent) => {
      if (now().typing !== null) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      if (text !== '') paste(text);
    },
  };
}

/** Returns the columns that a text was copied from in this grid, even if the system changed its line breaks. */
function ownColumns(own: { text: string; columns: string[] } | null, text: string): string[] | null {
  return own && own.text === text.replace(/\r\n/g, '\n').replace(/\n$/, '') ? own.columns : null;
}

/** Whether the user has chosen a column for a heading that names none. */
function isTaken({ sheet }: PastePlan, targets: PasteAnswers['columns'], heading: string): boolean {
  const at = sheet.findIndex((column) => column.heading === heading);
  return at >= 0 && targets[at] !== null;
}
