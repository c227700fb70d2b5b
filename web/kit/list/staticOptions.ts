import { createElement } from 'react';
import type { FilterOption, OptionSource } from './filters.ts';
import { OptionName } from './OptionName.tsx';

/** Choices that are known beforehand. */
export function staticOptions(options: readonly FilterOption[]): OptionSource {
  return {
    useOptions: (search) => ({ options: options.filter((option) => matches(option, search)) }),
    Name: ({ id, onMissing }) => createElement(OptionName, { label: labelOf(options, id), onMissing }),
  };
}

/** The name of an id in loaded choices; null when they do not hold it, undefined when they are not loaded. */
export function labelOf(options: readonly FilterOption[] | null | undefined, id: string): string | null | undefined {
  return options ? (options.find((option) => option.id === id)?.label ?? null) : undefined;
}

/** Whether a choice's name holds a text, whatever the case. */
export function matches(option: FilterOption, search: string): boolean {
  return option.label.toLowerCase().includes(search.trim().toLowerCase());
}
