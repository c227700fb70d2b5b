import { Combobox, createListCollection, Portal, Spinner, Text } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { DialogContent } from '../ui/dialogContent.ts';
import { Swatch } from '../ui/Swatch.tsx';
import { EnterKeeper } from './EnterKeeper.tsx';
import { formMessages } from './messages.ts';
import type { Choice } from './values.ts';

interface PickerProps {
  /** The input's element id, so that its label and the form find it. */
  id: string;
  label: string;
  picked: readonly Choice[];
  onPick: (picked: Choice[]) => void;
  options: readonly Choice[];
  /** Several can be picked; the input then empties after each. */
  multiple?: boolean;
  /** Text that is no option is a value too: its id is the text. */
  freeText?: boolean;
  clearable?: boolean;
  /** The options are not yet those for what is typed. */
  loading?: boolean;
  /** Why options are missing. */
  error?: string | null;
  /** There are more options than those given. */
  more?: boolean;
  onMore?: () => void;
  onSearch: (text: string) => void;
  onOpen?: () => void;
  onBlur?: () => void;
  placeholder?: string;
}

/** An input that offers options while typing. Knows nothing of where they come from. */
export function Picker(props: PickerProps) {
  const { id, label, picked, onPick, options, multiple = false, freeText = false, onSearch } = props;
  const dialog = useContext(DialogContent);
  const [typed, setTyped] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const items = useMemo(() => {
    // What is picked must be known to the list, else its text cannot be shown before the options are there.
    const missing =
      multiple || searching ? [] : picked.filter((one) => !options.some((option) => option.id === one.id));
    return [...missing, ...options];
  }, [options, picked, multiple, searching]);
  const collection = useMemo(
    () => createListCollection({ items, itemToValue: (item) => item.id, itemToString: (item) => item.label }),
    [items],
  );

  function take(pressed: Choice[]): void {
    setTyped(null);
    onPick(multiple ? toggled(picked, pressed) : pressed);
  }

  const isPicked = (option: Choice) => picked.some(({ id: key }) => key === option.id);
  return (
    <Combobox.Root
      ids={{ input: id }}
      collection={collection}
      // Of several, the list only hears which one is pressed: it may know but a part of what is picked.
      value={multiple ? NONE : picked.filter((one) => collection.has(one.id)).map((one) => one.id)}
      multiple={multiple}
      size="sm"
      openOnClick
      // In a dialog, what is there when it opens and stands outside of it is hidden from screen readers.
      lazyMount
      unmountOnExit
      inputBehavior={freeText ? 'none' : 'autohighlight'}
      selectionBehavior={multiple ? 'clear' : 'replace'}
      allowCustomValue={freeText}
      placeholder={props.placeholder}
      // What is typed, until it is left: then the words of what is picked, so that the two never disagree.
      inputValue={typed ?? (multiple ? '' : (picked[0]?.label ?? ''))}
      onValueChange={({ items: chosen, value }) => {
        if (freeText && value.length === 0) return;
        take(value.map((key) => chosen.find((item) => item?.id === key) ?? { id: key, label: key }));
      }}
      onOpenChange={({ open }) => {
        if (open) return props.onOpen?.();
        setSearching(false);
        onSearch('');
      }}
    >
      <EnterKeeper
        typed={freeText ? '' : (typed ?? '').trim()}
        loading={props.loading ?? false}
        first={items[0]}
        onTake={(option) => take([option])}
      >
        <Combobox.Input
          borderColor="border.control"
          autoComplete="off"
          // Not the list's own report of its text: that one also tells of texts which the list itself has put there.
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
      </EnterKeeper>
      <Portal {...(dialog && { container: dialog })}>
        <Combobox.Positioner>
          <Combobox.Content maxH="300px" zIndex="dropdown">
            <PickerNotes {...props} />
            {items.map((option) => (
              <Combobox.Item key={option.id} item={option} aria-selected={isPicked(option)}>
                {option.color && <Swatch color={option.color} />}
                <Combobox.ItemText flex="1" overflowWrap="anywhere" unicodeBidi="plaintext">
                  {option.label}
                </Combobox.ItemText>
                {isPicked(option) && <Check size={14} aria-hidden />}
              </Combobox.Item>
            ))}
            {props.more && <MoreNote onMore={props.onMore} />}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

/** What stands in the list instead of options: work, failure, nothing. */
function PickerNotes({ loading, error, options }: PickerProps) {
  if (error && options.length > 0) return <Note role="alert">{error}</Note>;
  return (
    <Combobox.Empty p="0" textAlign="start">
      {error ? (
        <Note role="alert">{error}</Note>
      ) : loading ? (
        <Note>
          <Spinner size="xs" me="2" />
          {formMessages.searching}
        </Note>
      ) : (
        <Note>{formMessages.nothingFound}</Note>
      )}
    </Combobox.Empty>
  );
}

/** The end of a list that goes on: reaching it by scrolling or pressing it asks for more. */
function MoreNote({ onMore }: { onMore: (() => void) | undefined }) {
  if (!onMore) return <Note>{formMessages.narrowDown}</Note>;
  return (
    <Text
      as="div"
      px="3"
      py="2"
      textStyle="xs"
      fontWeight="medium"
      color="program.fg"
      cursor="pointer"
      onPointerDown={(event) => {
        // The input keeps the focus, so that the list stays open.
        event.preventDefault();
        onMore();
      }}
      ref={(element) => {
        if (!element) return;
        const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore());
        observer.observe(element);
        return () => observer.disconnect();
      }}
    >
      {formMessages.loadMore}
    </Text>
  );
}

function Note({ children, role = 'status' }: { children: ReactNode; role?: 'status' | 'alert' }) {
  return (
    <Text role={role} px="3" py="2" textStyle="xs" color={role === 'alert' ? 'fg.error' : 'fg.muted'}>
      {children}
    </Text>
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
