import { Box, Input, InputGroup } from '@chakra-ui/react';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { singleKeysAct, useSingleKeys } from '../../base/singleKeys.ts';

/** The pause in typing after which the server is queried. */
const TYPING_MS = 400;

interface SearchBoxProps {
  /** The current search, from the address. */
  value: string;
  onSearch: (text: string) => void;
  placeholder: string;
  /** Called on ArrowDown, which moves from the box to the rows. */
  onDown?: () => void;
}

/** Returns the width in which a search box shows its placeholder whole (px): its letters, the icon before and the key after it. */
export const searchWidth = (placeholder: string): number => 75 + 7 * placeholder.length;

/** The search of a list: queries 400 ms after the last key, or at once on Enter; `/` anywhere focuses it. */
export function SearchBox({ value, onSearch, placeholder, onDown }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(value);

  // Back, a link or Clear filters changed the search.
  useEffect(() => {
    if (value !== asked.current) {
      asked.current = value;
      setText(value);
    }
  }, [value]);

  const { act } = useSingleKeys();

  const ask = (wanted: string) => {
    if (wanted.trim() === asked.current) return;
    asked.current = wanted.trim();
    onSearch(asked.current);
  };

  const askRested = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askRested(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || !singleKeysAct() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || dialogOf(event.target) !== dialogOf(input.current)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <InputGroup
      flex="1"
      minW="140px"
      maxW={{ md: `${Math.max(260, searchWidth(placeholder))}px` }}
      startElement={<Search size={16} />}
      endElement={
        text === '' &&
        act && (
          <Box
            hideBelow="md"
            borderWidth="1px"
            borderColor="border.emphasized"
            borderRadius="l1"
            px="1.5"
            textStyle="xs"
            color="fg.muted"
            aria-hidden
          >
            /
          </Box>
        )
      }
    >
      <Input
        ref={input}
        type="search"
        role="searchbox"
        aria-label={placeholder}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(text);
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            onDown?.();
          }
        }}
      />
    </InputGroup>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** Returns the dialog that contains an element; null for the page itself. */
function dialogOf(target: EventTarget | null): Element | null {
  return target instanceof HTMLElement ? target.closest('[role=dialog]') : null;
}
