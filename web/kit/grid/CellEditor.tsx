// biome-ignore-all lint/a11y/useFocusableInteractive: the input has the focus, and names the chosen option.
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { commandLetter, readingKey } from '../../base/keys.ts';
import { matching } from '../form/matching.ts';
import { formMessages } from '../form/messages.ts';
import type { Choice } from '../form/values.ts';
import { Marked } from '../ui/Marked.tsx';
import { SearchedContext } from '../ui/searched.ts';
import type { GridColumn } from './column.ts';
import type { GridState } from './gridState.ts';
import { gridMessages as messages } from './messages.ts';
import type { Way } from './selection.ts';
import type { CellFocus } from './useCellFocus.ts';

/** What an editor needs to know of the column. */
export interface EditedColumn extends Pick<GridColumn, 'options'> {
  look: Pick<GridColumn['look'], 'kind' | 'label' | 'required'>;
}

interface CellEditorProps {
  column: EditedColumn;
  /** The row number, from 1. */
  row: number;
  /** The input, if the cell is being edited. */
  typing: GridState['typing'];
  /** The text of the cell while it is not edited. */
  rest: string;
  locked: boolean;
  /** The element id of the notice about the cell; undefined if there is none. */
  noticeId: string | undefined;
  focus: CellFocus;
  onType: (text: string) => void;
  /** Whether the list opens above the cell, for lack of room below. */
  up: boolean;
  onTake: (text: string, way: Way) => void;
  onCancel: () => void;
}

/** The maximum options that the list shows at once. */
const MOST = 60;
const NOTHING: ReturnType<typeof matching> = { options: [], similar: false };

const YES_NO: readonly Choice[] = [
  { id: 'yes', label: formMessages.yes },
  { id: 'no', label: formMessages.no },
];

/**
 * The editor of the active cell: a text input, with the column's matching options below it. It exists before the edit, too,
 * unseen, focused and with its text selected: the key that begins an edit goes into it by itself, whole, also when it is
 * the first one of a composition, a dead key or a letter typed with AltGr.
 */
export function CellEditor(props: CellEditorProps) {
  const { column, row, typing, rest, locked, noticeId, focus, up, onType, onTake, onCancel } = props;
  const text = typing?.text ?? rest;
  const entered = typing?.entered ?? false;
  const first = typing?.before ?? rest;
  const [chosen, setChosen] = useState(-1);
  const taken = useRef(false);
  const left = useRef(false);
  const list = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const several = column.look.kind === 'choices';
  const options = column.look.kind === 'switch' ? YES_NO : column.options;
  // All options until the user types; in a field of several choices, only the last part of the text is matched.
  const wanted = text === first && !entered ? '' : several ? lastPart(text) : text;
  const isTyping = typing !== null;
  const { offered, searched } = useMemo(() => {
    const found = options && isTyping ? matching(options, wanted) : NOTHING;
    return {
      offered: found.options.slice(0, MOST),
      searched: { typed: wanted.trim(), similar: found.similar },
    };
  }, [options, wanted, isTyping]);
  const active = chosen >= 0 ? offered[chosen] : undefined;
  const begin = useEffectEvent(() => {
    input.current?.focus({ preventScroll: true });
    // A typed character has placed the caret, and a composition must not lose its own.
    if (!entered) input.current?.setSelectionRange(first.length, first.length);
  });
  const rested = useEffectEvent((cell: HTMLInputElement | HTMLTextAreaElement) => restIn(cell, focus));
  // Another text at rest is selected again.
  const textAtRest = isTyping ? null : rest;
  useLayoutEffect(() => {
    taken.current = false;
    if (textAtRest === null) begin();
    else if (input.current && !left.current) rested(input.current);
    left.current = false;
  }, [textAtRest]);

  const textOf = ({ label }: Choice) =>
    several ? `${text.slice(0, text.length - lastPart(text).length)}${label}` : label;
  const take = (way: Way, typed = active ? textOf(active) : text) => {
    if (taken.current) return;
    taken.current = true;
    setChosen(-1);
    onTake(typed, way);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // At rest the keys are the grid's.
    if (!isTyping) return;
    const way = wayOf(event, entered, options !== undefined);
    if (event.key === 'Escape') {
      taken.current = true;
      setChosen(-1);
      onCancel();
    } else if (options && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setChosen((now) => Math.max(-1, Math.min(now + by, offered.length - 1)));
    } else if (way) take(way);
    else {
      // Ctrl S accepts the text and bubbles up to the sheet, which saves. Other keys stay in the input.
      if (commandLetter(event) === 's') return take('stay');
      return event.stopPropagation();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    ref: input,
    value: text,
    'aria-label': messages.cell(column.look.label, row),
    onChange: (event: { target: { value: string } }) => {
      onType(event.target.value);
      setChosen(-1);
    },
    onKeyDown,
    onFocus: () => {
      left.current = false;
      if (!isTyping) input.current?.select();
    },
    onBlur: () => {
      if (!isTyping) return;
      left.current = true;
      take('stay');
    },
    readOnly: locked,
    'aria-required': column.look.required || undefined,
    'aria-invalid': noticeId !== undefined || undefined,
    'aria-describedby': noticeId,
    'data-editor': '',
    'data-rest': isTyping ? undefined : '',
    autoComplete: 'off',
    spellCheck: false,
    dir: 'auto',
  };
  if (column.look.kind === 'longText') return <textarea {...shared} rows={4} data-long={isTyping ? '' : undefined} />;
  if (!options) return <input {...shared} />;
  return (
    <>
      <input
        {...shared}
        role="combobox"
        aria-expanded={offered.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${list}-${chosen}` : undefined}
      />
      <div
        id={list}
        role="listbox"
        aria-label={column.look.label}
        data-list=""
        data-up={up || undefined}
        hidden={!isTyping}
      >
        <SearchedContext value={searched}>
          {offered.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys.
            <div
              key={option.id}
              id={`${list}-${at}`}
              ref={at === chosen ? scrolledTo : undefined}
              role="option"
              aria-selected={at === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take('stay', textOf(option))}
            >
              <Marked>{option.label}</Marked>
            </div>
          ))}
        </SearchedContext>
      </div>
    </>
  );
}

/** Takes the focus for a cell at rest, if it is in the grid, or was and is nowhere: the next key is meant for the grid. */
function restIn(input: HTMLInputElement | HTMLTextAreaElement, { byTouch, isIn }: CellFocus): void {
  const grid = input.closest<HTMLElement>('[role=grid]');
  const { activeElement, body } = document;
  const isNowhere = activeElement === null || activeElement === body;
  if (isNowhere ? !isIn.current : !grid?.contains(activeElement)) return;
  (byTouch.current ? grid : input)?.focus({ preventScroll: true });
  if (!byTouch.current) input.select();
}

function scrolledTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function wayOf({ key, shiftKey, altKey }: KeyboardEvent, entered: boolean, hasList: boolean): Way | null {
  if (key === 'Enter') return altKey ? null : shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'back' : 'next';
  if (!entered || shiftKey) return null;
  const arrows: Partial<Record<string, Way>> = { ArrowLeft: 'left', ArrowRight: 'right' };
  return (
    arrows[readingKey(key)] ??
    (hasList ? null : (({ ArrowUp: 'up', ArrowDown: 'down' } as const)[key as 'ArrowUp'] ?? null))
  );
}

function lastPart(text: string): string {
  return text.slice(text.search(/[^,;]*$/)).trimStart();
}
