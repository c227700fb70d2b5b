import { Box, Dialog, HStack, Input, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buttonOf, runPageAction } from '../base/pageActions.ts';
import { messages as kitMessages } from '../base/words.ts';
import { useProgramOfAddress, useViewer } from '../client/session.ts';
import { Keys } from '../kit/ui/Keys.tsx';
import { ModalLayer } from '../kit/ui/ModalLayer.tsx';
import { SearchedContext } from '../kit/ui/searched.ts';
import { actionsOfPage, allFound, type Entry, matching, pagesOf } from './entries.ts';
import { paletteMessages as messages } from './messages.ts';
import { PaletteResults } from './PaletteResults.tsx';
import { useFound } from './useFound.ts';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** The command palette: it finds records and pages everywhere, and runs the actions of the open page. */
export function Palette({ open, onClose }: PaletteProps) {
  // The chosen entry runs once the palette has closed: until then the palette traps the focus.
  const chosen = useRef<Entry | null>(null);
  // Not as soon as it has run: the palette may return the focus a moment later.
  useEffect(() => {
    if (open) chosen.current = null;
  }, [open]);
  const navigate = useNavigate();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      onExitComplete={() => {
        const entry = chosen.current;
        if (entry?.action) runPageAction(entry.action);
        else if (entry?.to) void navigate(entry.to);
      }}
      finalFocusEl={() => (chosen.current?.action ? buttonOf(chosen.current.action) : null)}
      placement="top"
      lazyMount
      unmountOnExit
    >
      <ModalLayer maxW="600px" aria-label={messages.open} overflow="hidden">
        <PaletteContent
          onChoose={(entry) => {
            chosen.current = entry;
            onClose();
          }}
          onClose={onClose}
        />
      </ModalLayer>
    </Dialog.Root>
  );
}

function PaletteContent({ onChoose, onClose }: { onChoose: (entry: Entry) => void; onClose: () => void }) {
  const viewer = useViewer();
  const [text, setText] = useState('');
  // By its id: what arrives later moves entries, and Enter opens what was seen.
  const [activeId, setActiveId] = useState<string | null>(null);
  const listId = useId();
  const here = useProgramOfAddress();
  const fixed = useMemo(() => [...actionsOfPage(), ...pagesOf(viewer, here)], [viewer, here]);
  const wanted = text.trim();
  const pages = useMemo(() => matching(fixed, wanted), [fixed, wanted]);
  const { records, isEarly, searching, error } = useFound(text, pages.items.length > 0 && !pages.similar);
  const { items: entries, similar } = useMemo(
    () => (wanted === '' ? { items: fixed, similar: false } : allFound(pages, records)),
    [fixed, wanted, pages, records],
  );
  const searched = useMemo(() => ({ typed: wanted, similar }), [wanted, similar]);
  const active = Math.max(
    0,
    entries.findIndex(({ id }) => id === activeId),
  );
  const first = entries[0];
  if (isEarly && activeId === null && first) setActiveId(first.id);

  const activate = (at: number) => setActiveId(entries[at]?.id ?? null);

  function choose(entry: Entry, newTab: boolean): void {
    if (entry.reason) return;
    if (newTab && entry.to) {
      window.open(entry.to, '_blank', 'noopener');
      onClose();
    } else onChoose(entry);
  }

  function press(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    const entry = entries[active];
    if (step !== undefined && entries.length > 0) {
      const next = active + step;
      activate(
        Math.abs(step) > 1 ? Math.min(Math.max(next, 0), entries.length - 1) : (next + entries.length) % entries.length,
      );
    } else if (event.key === 'Enter' && entry) choose(entry, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Input
        role="combobox"
        aria-label={messages.placeholder}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={messages.placeholder}
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        size="lg"
        borderWidth="0"
        borderBottomWidth="1px"
        borderRadius="0"
        focusRing="none"
        onChange={(event) => {
          setText(event.target.value);
          setActiveId(null);
        }}
        onKeyDown={press}
      />
      <SearchedContext value={searched}>
        <PaletteResults id={listId} entries={entries} active={active} onPoint={activate} onChoose={choose} />
      </SearchedContext>
      <Box px="4" py="2" borderTopWidth="1px" borderColor="border" textStyle="xs" color="fg.muted">
        {error ? (
          <Text role="alert" color="fg.error">
            {error}
          </Text>
        ) : (
          <HStack justify="space-between" minH="5">
            <span role="status">
              {searching
                ? messages.searching
                : entries.length === 0
                  ? messages.nothing(wanted)
                  : similar
                    ? kitMessages.list.similar(wanted)
                    : messages.found(entries.filter(({ isList }) => !isList).length)}
            </span>
            <HStack gap="3" hideBelow="md" aria-hidden>
              <Hint keys={['↑', '↓']} what={messages.keys.move} />
              <Hint keys={['Enter']} what={messages.keys.open} />
              <Hint keys={['Ctrl', 'Enter']} what={messages.keys.newTab} />
              <Hint keys={['Esc']} what={messages.keys.close} />
            </HStack>
          </HStack>
        )}
      </Box>
    </>
  );
}

function Hint({ keys, what }: { keys: readonly string[]; what: string }) {
  return (
    <HStack as="span" gap="1.5">
      <Keys keys={keys} />
      {what}
    </HStack>
  );
}
