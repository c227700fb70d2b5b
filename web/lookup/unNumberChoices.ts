/** UN numbers, apart from the other lists: the rule for what is typed needs code that lists of records do without. */
import * as yup from 'yup';
import { useUnNumbersQuery } from '../generated/operations.ts';
import { type ChoiceSource, useFoundPage } from '../kit/form/choiceSource.ts';
import { lookupMessages as messages } from './messages.ts';

/** Lines of the table of dangerous goods, found by number or name. */
export const unNumberChoices: ChoiceSource = {
  useFound({ search, items, skip }) {
    const query = useUnNumbersQuery({ variables: { search, items }, skip });
    return useFoundPage(
      query,
      // The server says no count: as many as were asked for means that there may be more.
      ({ unNumbers }) => ({ data: unNumbers, meta: { count: unNumbers.length + (unNumbers.length < items ? 0 : 1) } }),
      ({ id, number, name, dgClass, subsidiaryHazards, packingGroup }) => ({
        id,
        label: messages.unNumberLine(number, name, [dgClass, ...subsidiaryHazards], packingGroup),
      }),
    );
  },
  // A number is its own label: an item may hold one that the table does not know.
  useLabel: (id) => id,
};

/** How a UN number is written: by the UN model regulations, for North America, or by IATA; a line of the table while it is filled in. */
export const unNumberRule = yup
  .string()
  .test('unNumber', messages.unNumberForm, (value) => !value || /^(UN|NA|ID)\d{4}(-\d+)?$/i.test(value.trim()));
