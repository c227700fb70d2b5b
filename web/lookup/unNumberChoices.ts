/** UN numbers, separate from the other lookups: their validation rule needs code that record lists do not load. */
import { useMemo } from 'react';
import * as yup from 'yup';
import { type UnNumbersQuery, useUnNumbersQuery } from '../generated/operations.ts';
import { type ChoiceSource, useFoundPage } from '../kit/form/choiceSource.ts';
import { matching } from '../kit/form/matching.ts';
import { lookupMessages as messages } from './messages.ts';

const linesIn = ({ unNumbers }: UnNumbersQuery) => ({ data: unNumbers, meta: { count: unNumbers.length } });

function lineChoice({
  id,
  number,
  name,
  dgClass,
  subsidiaryHazards,
  packingGroup,
}: UnNumbersQuery['unNumbers'][number]) {
  return { id, label: messages.unNumberLine(number, name, [dgClass, ...subsidiaryHazards], packingGroup) };
}

/** Lines of the dangerous goods table, searched by number or name. */
export const unNumberChoices: ChoiceSource = {
  useFound({ search, items, skip }) {
    const query = useUnNumbersQuery({ variables: { search, items }, skip });
    const found = useFoundPage(query, linesIn, lineChoice);
    const { options } = found;
    // The server says neither how many there are nor whether they match but for a slip: a full page means that there may be
    // more, and its words are looked for once more.
    const similar = useMemo(
      () => search !== null && Boolean(options?.length) && matching(options ?? [], search).similar,
      [options, search],
    );
    return { ...found, similar, count: found.count + (found.count < items ? 0 : 1) };
  },
  // A number is its own label: an item may have one that the table does not contain.
  useLabel: (id) => id,
};

/** The format of a UN number: UN (UN Model Regulations), NA (North America) or ID (IATA), or a table line's id. */
export const unNumberRule = yup
  .string()
  .test('unNumber', messages.unNumberForm, (value) => !value || /^(UN|NA|ID)\d{4}(-\d+)?$/i.test(value.trim()));
