/** The rules of the fields about a shipment's export. The server checks the same, and the day that an ITN begins with. */
import type { AnyField } from '../kit/form/field.ts';
import { lineRule } from '../kit/form/rules.ts';
import { folded } from './folded.ts';
import { shipmentMessages as messages } from './messages.ts';

/** An ITN, `AES X` and 14 digits, or a citation that stands in its place: 15 CFR 30, appendix B. */
const CITATION =
  /^((AES )?(ITN:? ?)?X ?\d{4}-?\d\d-?\d\d[- ]?\d{6}( SS)?|AES(POST|DOWN) \d{9,11}( ?- ?\d{9,11})? \d\d\/\d\d\/\d{4})$/;

/** A proof of filing, however it is written. */
export const itnRule = lineRule(60).test('itn', messages.itnNotValid, (typed) => {
  const text = folded(typed ?? '').toUpperCase();
  return text === '' || CITATION.test(text);
});

/** Extends the rule of a field: it must be empty while the field named `other` is filled. */
export function excluding<One extends AnyField>(field: One, other: string): One {
  const rule = field.rule.test('excluding', messages.licenseOrException, (value, { parent }) => {
    const isFilled = (typed: unknown) => typeof typed === 'string' && typed.trim() !== '';
    return !isFilled(value) || !isFilled(parent[other]);
  });
  return { ...field, rule };
}
