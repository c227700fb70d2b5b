import { Box, chakra, Input, Spinner } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import { describeError } from '../../base/errors.ts';
import { useDebounced } from '../../base/useDebounced.ts';
import { messages } from '../../base/words.ts';
import { ChoiceName } from '../form/ChoiceName.tsx';
import type { ChoiceSource } from '../form/choiceSource.ts';
import { Marked } from '../ui/Marked.tsx';
import { SearchedContext } from '../ui/searched.ts';
import type { EditorProps } from './filters.ts';

/** The pause in typing after which the server is queried. */
const TYPING_MS = 300;
/** The choices listed at once; typing narrows the rest. */
const OFFERED = 50;
/** The number of choices from which on the list has a search. */
const SEARCH_FROM = 9;

interface OptionsEditorProps extends EditorProps {
  source: ChoiceSource;
  multiple: boolean;
}

/**
 * The choices of a filter, of which one or several can be ticked. The choices that were ticked on opening are listed first.
 */
export function OptionsEditor({ label, value, onChange, source, multiple }: OptionsEditorProps) {
  const [text, setText] = useState('');
  const [pinned] = useState(value);
  // The address follows a little later; ticks must not wait for it, nor overwrite each other.
  const [chosen, setChosen] = useState(value);
  const search = useDebounced(text.trim(), TYPING_MS);
  const {
    options,
    count,
    similar = false,
    error,
  } = source.useFound({ search: search || null, items: OFFERED, skip: false });
  const searched = useMemo(() => ({ typed: search, similar }), [search, similar]);
  const more = count > (options?.length ?? 0);
  const searchable = text !== '' || more || (options?.length ?? 0) >= SEARCH_FROM;
  const others = options?.filter((option) => search !== '' || !pinned.includes(option.id)) ?? [];
  const toggle = (id: string) => {
    const rest = chosen.filter((entry) => entry !== id);
    const next = multiple ? (chosen.includes(id) ? rest : [...chosen, id]) : [id];
    setChosen(next);
    onChange(next);
  };
  const inputType = multiple ? 'checkbox' : 'radio';
  const row = (id: string, name: ReactNode) => (
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
          aria-label={messages.labeled(messages.list.searchOptions, label)}
          placeholder={messages.list.searchOptions}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <SearchedContext value={searched}>
        <Box role="group" aria-label={label} maxH="300px" overflowY="auto" mx="-1.5" tabIndex={-1}>
          {search === '' && pinned.map((id) => row(id, <ChoiceName source={source} id={id} />))}
          {others.map((option) => row(option.id, <Marked>{option.label}</Marked>))}
          <Box role="status" px="2" textStyle="xs" color="fg.muted">
            {!options && !error && <Spinner size="xs" role="img" aria-label={messages.loading} my="2" />}
            {Boolean(error) && describeError(error)}
            {options?.length === 0 && messages.list.noOptions}
            {similar && messages.list.similar(search)}
            {more && messages.list.moreOptions}
          </Box>
        </Box>
      </SearchedContext>
    </>
  );
}

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
