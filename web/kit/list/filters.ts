import type { ComponentType } from 'react';
import type { FilterSpec, FilterValue } from './listState.ts';

/** Something that a filter can be set to. */
export interface FilterOption {
  id: string;
  label: string;
}

/** Where a filter's choices come from. */
export interface OptionSource {
  /** A hook: the choices that match a text; null while they are on their way. */
  useOptions: (search: string) => { options: readonly FilterOption[] | null; error?: unknown; more?: boolean };
  /** Shows what an id stands for, and reports an id that stands for nothing any more. */
  Name: ComponentType<OptionNameProps>;
}

export interface OptionNameProps {
  id: string;
  onMissing: () => void;
}

/** A filter as screens show it: its state, and for choices where they come from. */
export interface ListFilter<Filter> extends FilterSpec<Filter> {
  options?: OptionSource;
}

/** What a filter's editor gets, whatever its kind. */
export interface EditorProps {
  label: string;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  onClose: () => void;
}
