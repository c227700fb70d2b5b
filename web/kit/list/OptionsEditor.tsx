import { Box, chakra, Input, Spinner } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../app/errors.ts';
import { useDebounced } from '../form/useDebounced.ts';
import { messages } from '../messages.ts';
import type { EditorProps, OptionSource } from './filters.ts';

/** How long typing rests before the server is asked. */
const TYPING_MS = 300;
/** Fewer choices than these need no search. */
const SEARCH_FROM = 9;

interface OptionsEditorProps extends EditorProps {
  source: OptionSource;
  multiple: boolean;
}

/** Choices to tick: one or several. What was chosen when it opened stands first. */
export function OptionsEditor({ label, value, onChange, source, multiple }: OptionsEditorProps) {
  const [text, setText] = useState('');
  const [pinned] = useState(value);
  // The address follows a moment later; ticks must not wait for it, nor overtake each other.
  const [chosen, setChosen] = useState(value);
  const search = useDebounced(text, TYPING_MS);
  const { options, error, more = false } = source.useOptions(search);
  const searchable = text !== '' || more || (options?.length ?? 0) >= SEARCH_FROM;
  const others = options?.filter((option) => search !== '' || !pinned.includes(option.id)) ?? [];
  const toggle = (id: string) => {
    const others = chosen.filter((entry) => entry !== id);
    const next = multiple ? (chosen.includes(id) ? others : [...chosen, id]) : [id];
    setChosen(next);
    onChange(next);
  };
  const inputType = multiple ? 'checkbox' : 'radio';
  const row = (id: string, name: React.ReactNode) => (
    <Choice key={id}>
      <input type={inputType} name={label} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      <chakra.span minW="0" overflowWrap="anywhere" unicodeBidi="plaintext">
        {name}
      </chakra.span>
    </Choice>
  );
  return (
    <>
      {searchable && (
        <Input
          mb="2"
          aria-label={`${messages.list.searchOptions}: ${label}`}
          placeholder={messages.list.searchOptions}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <Box role="group" aria-label={label} maxH="300px" overflowY="auto" mx="-1.5" tabIndex={-1}>
        {search === '' && pinned.map((id) => row(id, <source.Name id={id} onMissing={ignoreMissing} />))}
        {others.map((option) => row(option.id, option.label))}
        <Box role="status" px="2" textStyle="xs" color="fg.muted">
          {options === null && !error && <Spinner size="xs" aria-label={messages.loading} my="2" />}
          {Boolean(error) && describeError(error)}
          {options?.length === 0 && messages.list.noOptions}
          {more && messages.list.moreOptions}
        </Box>
      </Box>
    </>
  );
}

/** The chip reports what is missing; saying it twice would help nobody. */
function ignoreMissing(): void {}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    px: '2',
    py: '1.5',
    borderRadius: 'l1',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& input': { accentColor: 'var(--program-fg)', boxSize: '16px', mt: '2px', flexShrink: 0, cursor: 'pointer' },
    '&:has(input:focus-visible)': { bg: 'bg.muted' },
  },
});
