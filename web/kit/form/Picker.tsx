import { Box, Combobox, createListCollection, Text, useFieldContext, VisuallyHidden } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Layer } from '../ui/Layer.tsx';
import { Marked } from '../ui/Marked.tsx';
import { Swatch } from '../ui/Swatch.tsx';
import { SearchedContext } from '../ui/searched.ts';
import { formMessages } from './messages.ts';
import { PendingEnter } from './PendingEnter.tsx';
import { MoreNote, PickerNotes } from './PickerNotes.tsx';
import type { PickerAdd } from './useNewChoice.ts';
import type { Choice } from './values.ts';

/** The options of a picker, from its source. */
interface OfferedChoices {
  options: readonly Choice[];
  /** Whether the options for the typed text are still loading. */
  loading: boolean;
  /** Whether nothing matches the typed text, and the options match it but for a slip. */
  similar: boolean;
  /** The reason options are missing. */
  error: string | null;
  /** Whether more options exist than were passed. */
  more: boolean;
  /** Loads more of them; undefined if the search has to be narrowed. */
  onMore: (() => void) | undefined;
  onSearch: (text: string) => void;
  /** Called when the list opens, which needs no options before. */
  onOpen: () => void;
}

interface PickerProps {
  /** The input's element id, by which its label and the form find it. */
  id: string;
  label: string;
  picked: readonly Choice[];
  onPick: (picked: Choice[]) => void;
  offered: OfferedChoices;
  /** Whether several options can be picked; the input is cleared after each. */
  multiple?: boolean;
  /** Whether text that matches no option is a value, too, with the text as its id. */
  freeText?: boolean;
  clearable?: boolean;
  onBlur?: () => void;
  placeholder?: string;
  /** The entry after the options that makes a missing one. */
  add?: PickerAdd | undefined;
}

/** An input that suggests options while typing; independent of their source. */
export function Picker(props: PickerProps) {
  const { id, label, picked, onPick, offered, multiple = false, freeText = false } = props;
  const { options, onSearch } = offered;
  const [typed, setTyped] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const [open, setOpen] = useState(false);
  const field = useFieldContext();
  const items = useMemo(() => {
    // The list must contain the picked option; otherwise its text cannot be shown before the options load.
    const missing =
      multiple || searching ? [] : picked.filter((one) => !options.some((option) => option.id === one.id));
    return [...missing, ...options];
  }, [options, picked, multiple, searching]);
  const entry = newEntry(offered, props.add, (typed ?? '').trim());
  const entryId = entry?.id;
  const entryLabel = entry?.label ?? '';
  const collection = useMemo(
    () =>
      createListCollection({
        items: entryId === undefined ? items : [...items, { id: entryId, label: entryLabel }],
        itemToValue: (item) => item.id,
        itemToString: (item) => item.label,
        isItemDisabled: (item) => item.refused === true,
      }),
    [items, entryId, entryLabel],
  );

  // The options may change between the press and its event, which then has the option's id only.
  const seen = useRef(new Map<string, Choice>());
  useEffect(() => {
    for (const item of items) seen.current.set(item.id, item);
  }, [items]);

  function take(pressed: Choice[]): void {
    setTyped(null);
    onPick(multiple ? toggled(picked, pressed) : pressed);
  }

  // While the options load, they are those of an earlier text.
  const asked = searching && !offered.loading ? (typed ?? '').trim() : '';
  const { similar } = offered;
  const searched = useMemo(() => ({ typed: asked, similar: similar && asked !== '' }), [asked, similar]);
  const isPicked = (option: Choice) => picked.some(({ id: key }) => key === option.id);
  return (
    <Combobox.Root
      ids={{ input: id }}
      collection={collection}
      // A multiple list only reports the pressed option, because it may contain only some of the picked ones.
      value={multiple ? NONE : picked.filter((one) => collection.has(one.id)).map((one) => one.id)}
      multiple={multiple}
      size="sm"
      openOnClick
      // A dialog hides elements that exist outside it when it opens from screen readers, so the list mounts on demand.
      lazyMount
      unmountOnExit
      inputBehavior={freeText ? 'none' : 'autohighlight'}
      selectionBehavior={multiple ? 'clear' : 'replace'}
      allowCustomValue={freeText}
      placeholder={props.placeholder}
      // The typed text while typing, the picked option's label after blur, so that the two never disagree.
      inputValue={typed ?? (multiple ? '' : (picked[0]?.label ?? ''))}
      onValueChange={({ items: chosen, value }) => {
        if (freeText && value.length === 0) return;
        if (entry && value.includes(entry.id)) {
          setTyped(null);
          return props.add?.open((typed ?? '').trim());
        }
        take(
          value.map(
            (key) => chosen.find((item) => item?.id === key) ?? seen.current.get(key) ?? { id: key, label: key },
          ),
        );
      }}
      onOpenChange={({ open: opens }) => {
        setOpen(opens);
        if (opens) return offered.onOpen();
        setSearching(false);
        onSearch('');
      }}
    >
      <PendingEnter
        typed={freeText ? '' : (typed ?? '').trim()}
        loading={offered.loading}
        first={items.find(({ refused }) => !refused)}
        onTake={(option) => take([option])}
      >
        <Combobox.Input
          borderColor="border.control"
          autoComplete="off"
          // The list's own describes it only by remarks, not by the error.
          aria-describedby={describedBy(field)}
          // Not the list's `onInputValueChange`, which also fires for texts that the list itself sets.
          onChange={(event) => {
            const text = event.currentTarget.value;
            setSearching(text !== '');
            setTyped(text);
            onSearch(text);
            if (freeText) onPick(typedChoice(text, options));
          }}
          onBlur={() => {
            if (typed === '' && props.clearable) onPick([]);
            setTyped(null);
            props.onBlur?.();
          }}
        />
        <Combobox.IndicatorGroup>
          {props.clearable && picked.length > 0 && !multiple && (
            <Combobox.ClearTrigger aria-label={formMessages.clear(label)} />
          )}
          <Combobox.Trigger aria-label={formMessages.show(label)} />
        </Combobox.IndicatorGroup>
      </PendingEnter>
      <VisuallyHidden role="status">
        {open && !offered.loading && items.length > 0 && formMessages.found(items.length, offered.more)}
      </VisuallyHidden>
      <Layer>
        <Combobox.Positioner>
          <Combobox.Content maxH="300px" zIndex="dropdown">
            <SearchedContext value={searched}>
              <PickerNotes {...offered} options={items} denied={props.add?.denied ?? null} />
              {items.map((option) => (
                <Combobox.Item
                  key={option.id}
                  item={option}
                  aria-selected={isPicked(option)}
                  // The note describes the option; it is not part of its name.
                  {...(option.note && { 'aria-label': option.label, 'aria-description': option.note })}
                >
                  {option.color && <Swatch color={option.color} />}
                  <OptionText option={option} />
                  {isPicked(option) && <Check size={14} aria-hidden />}
                </Combobox.Item>
              ))}
            </SearchedContext>
            {offered.more && <MoreNote onMore={offered.onMore} />}
            {entry && <NewEntry entry={entry} apart={items.length > 0} />}
          </Combobox.Content>
        </Combobox.Positioner>
      </Layer>
    </Combobox.Root>
  );
}

/** Returns the ids of what is said below the input: the remark and, while it is invalid, the error. */
function describedBy(field: ReturnType<typeof useFieldContext>): string | undefined {
  return [field?.ariaDescribedby, field?.invalid && field.ids.errorText].filter(Boolean).join(' ') || undefined;
}

/** The label of an option, with what is said about it below. */
function OptionText({ option: { label, note, refused } }: { option: Choice }) {
  return (
    <Box flex="1" minW="0">
      <Combobox.ItemText overflowWrap="anywhere" unicodeBidi="plaintext">
        <Marked>{label}</Marked>
      </Combobox.ItemText>
      {note && (
        <Text textStyle="xs" color={refused ? 'fg.error' : 'fg.muted'}>
          {note}
        </Text>
      )}
    </Box>
  );
}

/**
 * Returns the entry that makes what was typed; null while it may still be found, or where nobody can. Its id has the text, so
 * that an entry for other text is not taken for it.
 */
function newEntry(
  { loading, error, options }: OfferedChoices,
  add: PickerAdd | undefined,
  typed: string,
): Choice | null {
  if (!add || add.denied !== null || loading || error) return null;
  if (options.some(({ label }) => label.toLowerCase() === typed.toLowerCase())) return null;
  return { id: `\0${typed}`, label: typed === '' ? add.label : formMessages.addTyped(add.label, typed) };
}

/** The entry that makes a missing option, always in view below the others. */
function NewEntry({ entry, apart }: { entry: Choice; apart: boolean }) {
  return (
    <Combobox.Item
      item={entry}
      position="sticky"
      bottom="-1"
      bg="bg.panel"
      _highlighted={{ bg: 'bg.emphasized' }}
      color="program.fg"
      fontWeight="medium"
      justifyContent="flex-start"
      {...(apart && { borderTopWidth: '1px', borderColor: 'border', borderTopRadius: '0' })}
    >
      <Plus size={14} aria-hidden />
      <Combobox.ItemText overflowWrap="anywhere" unicodeBidi="plaintext">
        {entry.label}
      </Combobox.ItemText>
    </Combobox.Item>
  );
}

function typedChoice(text: string, options: readonly Choice[]): Choice[] {
  const typed = text.trim();
  if (typed === '') return [];
  const known = options.find((option) => option.label.toLowerCase() === typed.toLowerCase());
  return [known ?? { id: typed, label: typed }];
}

function toggled(picked: readonly Choice[], pressed: readonly Choice[]): Choice[] {
  const kept = picked.filter(({ id }) => !pressed.some((one) => one.id === id));
  const added = pressed.filter(({ id }) => !picked.some((one) => one.id === id));
  return [...kept, ...added];
}

const NONE: string[] = [];
