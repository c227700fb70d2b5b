import * as yup from 'yup';
import { readDecimal } from '../base/decimal.ts';
import type { KitPartInput, OrderItemRowFragment, SplitOrderItemByQuantityInput } from '../generated/operations.ts';
import type { Field } from '../kit/form/field.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { lineRule, numberRule } from '../kit/form/rules.ts';
import { isStarted, type PartValues } from '../kit/form/values.ts';
import { itemMessages as messages } from './messages.ts';
import { PRICE_DECIMALS } from './orderItemForm.ts';

const { labels } = messages;
const { number } = fieldsOf<OrderItemRowFragment>();

/** Creates the form for the quantity to split off an item of this quantity. */
export const splitQuantityForm = (quantity: string) =>
  formFor<SplitOrderItemByQuantityInput>()({
    quantity: number(() => null, {
      label: messages.splitOff,
      required: messages.quantityRequired,
      positive: messages.quantityPositive,
      below: { limit: quantity, message: messages.splitBelow(quantity) },
      decimals: 3,
    }),
  });

/** The schema's maximum number of parts of a kit. */
export const MOST_PARTS = 50;
/** The minimum number of parts of a kit. */
export const LEAST_PARTS = 2;

/** Returns the name of a part's field; parts are numbered from 1. */
export const partName = (n: number): string => `part${n}`;

/** A part with no input. */
export const NO_PART: PartValues = { material: '', catalogNumber: '', quantity: '', valuePerItem: '' };

/** The form for the parts of a kit, with the maximum number of parts; empty ones are not sent. */
export const splitKitForm = formFor<Record<string, KitPartInput>>()(
  Object.fromEntries(Array.from({ length: MOST_PARTS }, (_, index) => [partName(index + 1), partField(index + 1)])),
);

function partField(n: number): Field<never, PartValues, KitPartInput> {
  const always = n <= LEAST_PARTS;
  const look = { required: always, requiredWhen: isStarted };
  const needed = (message: string, rule: yup.StringSchema) =>
    rule.test('needed', message, (value, { parent }) => Boolean(value?.trim()) || !(always || isStarted(parent)));
  return {
    kind: 'parts',
    label: messages.part(n),
    required: always,
    empty: NO_PART,
    rule: yup.object({
      material: needed(messages.materialRequired, lineRule(255)),
      catalogNumber: needed(messages.catalogNumberRequired, lineRule(255)),
      quantity: needed(
        messages.quantityRequired,
        numberRule({
          positive: messages.quantityPositive,
          decimals: 3,
          worth: { times: 'valuePerItem', less: messages.worthNothing },
        }),
      ),
      valuePerItem: needed(
        messages.valueRequired,
        numberRule({ positive: messages.valuePositive, decimals: PRICE_DECIMALS }),
      ),
    }),
    read: () => NO_PART,
    send: (part) => (isStarted(part) ? sentPart(part) : null),
    parts: {
      material: { ...look, kind: 'text', label: messages.partOf(n, labels.material), limit: 255 },
      catalogNumber: { ...look, kind: 'text', label: messages.partOf(n, labels.catalogNumber), limit: 255 },
      quantity: { ...look, kind: 'number', label: messages.partOf(n, labels.quantity) },
      valuePerItem: {
        ...look,
        kind: 'money',
        decimals: PRICE_DECIMALS,
        label: messages.partOf(n, labels.valuePerItem),
      },
    },
  };
}

function sentPart({ material = '', catalogNumber = '', quantity = '', valuePerItem = '' }: PartValues): KitPartInput {
  return {
    material: material.trim(),
    catalogNumber: catalogNumber.trim(),
    quantity: readDecimal(quantity) ?? quantity,
    valuePerItem: readDecimal(valuePerItem) ?? valuePerItem,
  };
}
