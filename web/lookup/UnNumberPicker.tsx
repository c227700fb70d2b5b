import { useEffect, useEffectEvent, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { type UnNumberLineFragment, useUnNumberLinesQuery } from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { useForm, useText } from '../kit/form/formContext.ts';
import { lookupMessages as messages } from './messages.ts';

/** A UN number, or the id of one of its lines in the table. */
const NUMBER = /^((?:UN|NA|ID)\d{4})(?:-\d+)?$/;
/** The maximum length of a description. */
const DESCRIPTION = 255;

/**
 * The UN number field of a form that has `dgClass`, `subsidiaryHazards`, `packingGroup` and `dgDescription`: choosing a line
 * of the table fills them. It warns if the table lacks the number or cannot be queried; the form can be saved nevertheless.
 */
export function UnNumberPicker({ span }: { span?: number }) {
  const { editing, setValue } = useForm();
  const value = useText('unNumber').trim().toUpperCase();
  const dgClass = useText('dgClass');
  const described = useText('dgDescription') !== '';
  const packingGroup = useText('packingGroup');
  // A number that was there before, or that a line has filled in, fills nothing again.
  const [settled, setSettled] = useState(value);
  const number = NUMBER.exec(value)?.[1];
  const { data, error } = useUnNumberLinesQuery({
    variables: { number: number ?? '' },
    skip: !editing || number === undefined,
  });
  const lines = number === undefined ? undefined : data?.unNumbers;
  const picked = lines?.find(({ id }) => id === value);
  const typed = value !== settled && value === number && dgClass === '' && lines?.length === 1 ? lines[0] : undefined;
  const line = picked ?? typed;
  const fill = useEffectEvent((chosen: UnNumberLineFragment) => {
    setSettled(chosen.number);
    setValue('unNumber', chosen.number);
    setValue('dgClass', chosen.dgClass ?? '');
    setValue('subsidiaryHazards', hazardsOf(chosen));
    setValue('packingGroup', chosen.packingGroup ?? '');
    if (!described) setValue('dgDescription', chosen.name.slice(0, DESCRIPTION));
  });
  useEffect(() => {
    if (line) fill(line);
  }, [line]);
  const warning =
    number !== undefined && error
      ? messages.unNumberNotAsked(number, describeError(error))
      : warningOf(number, lines, packingGroup);
  return <FormField name="unNumber" span={span} warning={warning} />;
}

/** Returns divisions only: the table also names class 1 as a whole, which is not a choice. */
function hazardsOf({ subsidiaryHazards }: UnNumberLineFragment) {
  return subsidiaryHazards.filter((hazard) => hazard !== '1').map((id) => ({ id, label: id }));
}

function warningOf(
  number: string | undefined,
  lines: readonly UnNumberLineFragment[] | undefined,
  packingGroup: string,
): string | null {
  if (number === undefined || lines === undefined) return null;
  if (lines.length === 0) return messages.unNumberUnknown(number);
  const groups = [...new Set(lines.flatMap((line) => line.packingGroup ?? []))];
  return packingGroup === '' && groups.length > 1 ? messages.packingGroupOpen(groups) : null;
}
