/** What every form promises: a field is marked as required exactly while it is, and no label is an unexplained abbreviation. */
import { describe, expect, it } from 'vitest';
import { termIn } from '../../web/base/glossary.ts';
import { fixedSource } from '../../web/kit/form/choiceSource.ts';
import type { FormSpec, RecordFormSpec } from '../../web/kit/form/form.ts';
import { problemsOf } from '../../web/kit/form/problemsOf.ts';
import { type FieldValue, type FormValues, valueAt, withValue } from '../../web/kit/form/values.ts';

type AnyForm = RecordFormSpec<never, unknown>;

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'paths' in value && 'schema' in value;

/** Forms that depend on data, by the name of the function that creates them. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  documentFormOf: [
    [{ key: 'x', name: 'X', required: { number: true, expiryDate: true, file: true, description: true } }],
    false,
  ],
  approvalFormOf: ['Health'],
  packageFormOf: [
    [{ __typename: 'OrderItem', id: 'x', position: '1', material: 'Goods', sizePerItem: 'EA', quantity: '1' }],
    fixedSource([]),
  ],
  splitQuantityForm: ['10'],
  receiveFormOf: ['10'],
};

const modules = import.meta.glob<Record<string, unknown>>(['../../web/**/*Form.ts', '../../web/**/*Forms.ts'], {
  eager: true,
});
const forms = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]): [string, AnyForm][] => {
    const made: unknown = typeof value === 'function' && ARGUMENTS[name] ? value(...ARGUMENTS[name]) : value;
    return isForm(made) ? [[`${file.split('/').at(-1)} ${name}`, made]] : [];
  }),
);

/** A value that fills a field of a kind. */
function filled(form: FormSpec<FormValues>, path: string): FieldValue {
  switch (form.look(path)?.kind) {
    case 'choice':
      return { id: 'x', label: 'X' };
    case 'choices':
      return [{ id: 'x', label: 'X' }];
    case 'switch':
      return true;
    case 'file':
    case 'picture':
      return new File(['x'], 'x.pdf');
    case 'date':
      return '2026-01-31';
    case 'number':
    case 'money':
      return '1';
    default:
      return path.endsWith('.line') ? 'line1' : 'x';
  }
}

const isEmpty = (value: FieldValue) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the empty fields whose mark and rule disagree while the form has these values. */
function disagreeing(form: AnyForm, values: FormValues): string[] {
  const problems = problemsOf(form.schema(), values);
  return form.paths.filter((path) => {
    const look = form.look(path);
    if (!look || !isEmpty(valueAt(values, path))) return false;
    const marked = look.required || (look.requiredWhen?.(values) ?? false);
    return marked !== path in problems;
  });
}

it('finds the forms', () => {
  expect(forms.length).toBeGreaterThan(20);
});

describe.each(forms)('%s', (_name, form) => {
  it('marks a field as required exactly while the rule requires it', () => {
    const start: FormValues = form.start();
    // Of numbered parts that are alike, the first and the last ones.
    const paths = form.paths.filter((path) => !/^\D+(\d+)\./.test(path) || /^\D+[123]\./.test(path));
    const wrong = [start, ...paths.map((path) => withValue(start, path, filled(form, path)))].flatMap((values, index) =>
      disagreeing(form, values).map((path) => `${path} after ${index === 0 ? 'nothing' : paths[index - 1]}`),
    );
    expect(wrong).toEqual([]);
  });

  it('explains each abbreviation on a label', () => {
    const labels = form.paths.map((path) => form.look(path)?.label ?? '');
    expect(labels.filter((label) => /[A-Z]{2}/.test(label.replace(KNOWN, '')) && termIn(label) === null)).toEqual([]);
  });
});

/** Abbreviations that everybody at work here knows: a purchase order, and what computers say. */
const KNOWN = /\b(PO|PDF|API|ID|URL)\b/g;

it('explains each abbreviation on the other labels of records', async () => {
  const { shipmentMessages } = await import('../../web/shipment/messages.ts');
  const others = [shipmentMessages.dgDeclaration, shipmentMessages.ehsApproval, shipmentMessages.ffApproval];
  expect(others.map((label) => termIn(label)?.name)).toEqual(['DG', 'EHS', 'FF']);
});
