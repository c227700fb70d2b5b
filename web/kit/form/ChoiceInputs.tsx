/** The inputs of fields with a choice source: one record, several records, an entry of a short list, or a suggestion. */
import { NativeSelect } from '@chakra-ui/react';
import { memo, useMemo } from 'react';
import { describeError } from '../../base/errors.ts';
import { Chips } from './Chips.tsx';
import type { ChoiceSource } from './choiceSource.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './formContext.ts';
import { NewChoiceDialog } from './NewChoiceDialog.tsx';
import { Picker } from './Picker.tsx';
import { useNewChoice } from './useNewChoice.ts';
import { usePickerSearch } from './usePickerSearch.ts';
import type { Choice } from './values.ts';

/** The input of one record, found by searching its source. It shows the stored label without a request. */
export const ChoiceInput = memo(function ChoiceInput({ value, change, blur, ...frame }: InputProps<Choice | null>) {
  const picker = usePicker(frame);
  const picked = useMemo(() => (value ? [value] : []), [value]);
  const { add } = frame.look;
  const { entry, typed, close } = useNewChoice(add);
  return (
    <>
      <FieldFrame {...frame}>
        <Picker
          {...picker}
          add={entry}
          picked={picked}
          clearable={!frame.look.required}
          onPick={(choices) => change(choices[0] ?? null)}
          onBlur={blur}
        />
      </FieldFrame>
      {/* Outside of the frame, whose error and label are not those of the dialog's fields. */}
      {add && <NewChoiceDialog add={add} typed={typed} input={frame.id} onMade={change} onClose={close} />}
    </>
  );
});

/** The input of several records or entries, each of which can be removed again. */
export const ChoicesInput = memo(function ChoicesInput(props: InputProps<readonly Choice[]>) {
  const { value, change, blur, ...frame } = props;
  const picker = usePicker(frame);
  const { add } = frame.look;
  const { entry, typed, close } = useNewChoice(add);
  const onMade = (made: Choice) => change([...value, made]);
  return (
    <>
      <FieldFrame {...frame}>
        <Picker {...picker} add={entry} multiple picked={value} onPick={change} onBlur={blur} />
        <Chips picked={value} source={frame.look.source} onChange={change} />
      </FieldFrame>
      {/* Outside of the frame, whose error and label are not those of the dialog's fields. */}
      {add && <NewChoiceDialog add={add} typed={typed} input={frame.id} onMade={onMade} onClose={close} />}
    </>
  );
});

/** The input of an entry of a long list that the client has, or of any other text, such as units of measure. */
export const SuggestInput = memo(function SuggestInput({ value, change, blur, ...frame }: InputProps<string>) {
  const picker = usePicker(frame);
  const label = sourceOf(frame).useLabel(value) ?? value;
  const picked = useMemo(() => (value === '' ? [] : [{ id: value, label }]), [value, label]);
  return (
    <FieldFrame {...frame}>
      <Picker {...picker} freeText picked={picked} onPick={(choices) => change(choices[0]?.id ?? '')} onBlur={blur} />
    </FieldFrame>
  );
});

/** The input of an entry of a list that the client has: a search if the list is long. */
export const SelectInput = memo(function SelectInput(props: InputProps<string>) {
  return sourceOf(props).long ? <SearchedEntry {...props} /> : <ListedEntry {...props} />;
});

function SearchedEntry({ value, change, blur, ...frame }: InputProps<string>) {
  const picker = usePicker(frame);
  const label = sourceOf(frame).useLabel(value) ?? value;
  const picked = useMemo(() => (value === '' ? [] : [{ id: value, label }]), [value, label]);
  return (
    <FieldFrame {...frame}>
      <Picker
        {...picker}
        picked={picked}
        clearable={!frame.look.required}
        placeholder={frame.look.none ?? undefined}
        onPick={(choices) => change(choices[0]?.id ?? '')}
        onBlur={blur}
      />
    </FieldFrame>
  );
}

/** The maximum number of entries in a list without search. */
const WHOLE_LIST = 500;

/** A short list. A value that is not in the list is kept and offered as is. */
function ListedEntry({ value, change, blur, ...frame }: InputProps<string>) {
  const found = sourceOf(frame).useFound({ search: null, items: WHOLE_LIST, skip: false });
  const options = found.options ?? [];
  const known = options.some((option) => option.id === value);
  const isAlwaysSet = frame.look.required || frame.look.none === null;
  return (
    <FieldFrame {...frame} error={frame.error ?? (found.error ? describeError(found.error) : null)}>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          name={frame.name}
          value={value}
          borderColor="border.control"
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
        >
          {(!isAlwaysSet || value === '') && <option value="">{frame.look.none}</option>}
          {value !== '' && !known && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

type Framed = Pick<InputProps<unknown>, 'id' | 'look'>;

/** Returns the props of a picker over the field's source. */
function usePicker(frame: Framed) {
  const search = usePickerSearch();
  const found = sourceOf(frame).useFound({ search: search.search, items: search.items, skip: search.skip });
  const options = found.options ?? NONE;
  return {
    id: frame.id,
    label: frame.look.label,
    offered: {
      options,
      similar: found.similar ?? false,
      loading: found.loading || search.resting,
      error: found.error ? describeError(found.error) : null,
      more: found.options !== undefined && found.count > options.length,
      onMore: search.onMore,
      onSearch: search.onSearch,
      onOpen: search.onOpen,
    },
  };
}

function sourceOf({ look }: Framed): ChoiceSource {
  if (!look.source) throw new Error(`The field “${look.label}” declares no source of choices.`);
  return look.source;
}

const NONE: readonly Choice[] = [];
