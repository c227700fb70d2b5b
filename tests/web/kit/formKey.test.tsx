import { ChakraProvider } from '@chakra-ui/react';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { removeDraft } from '../../../web/base/drafts.ts';
import { fixedSource } from '../../../web/kit/form/choiceSource.ts';
import { FieldLine } from '../../../web/kit/form/FieldGroup.tsx';
import { FormField } from '../../../web/kit/form/FormField.tsx';
import { fieldsOf } from '../../../web/kit/form/fields.ts';
import { formFor } from '../../../web/kit/form/form.ts';
import { useForm } from '../../../web/kit/form/formContext.ts';
import { RecordForm } from '../../../web/kit/form/RecordForm.tsx';
import { useCreateForm } from '../../../web/kit/form/useCreateForm.ts';
import { system } from '../../../web/theme/theme.ts';
import { render } from '../../support/pages/rendering.ts';

/** The render count of each component. */
const drawn = { form: 0, fields: 0, otherField: 0, beside: 0 };

const units = fixedSource([{ id: 'box', label: 'Box' }]);
const countedUnits: typeof units = {
  ...units,
  useFound(question) {
    drawn.otherField += 1;
    return units.useFound(question);
  },
};

const { text, number, money, select } = fieldsOf<never>();
const goodsForm = formFor<{ material?: string; unit?: string; quantity?: string; price?: string }>()({
  material: text(() => null, { label: 'Material', required: 'Material is required' }),
  unit: select(() => null, { label: 'Unit', source: countedUnits }),
  quantity: number(() => null, { label: 'Quantity', decimals: 3, worth: { times: 'price', less: 'Worth nothing' } }),
  price: money(() => null, { label: 'Price' }),
});

const Goods = memo(function Goods() {
  drawn.fields += 1;
  return (
    <FieldLine>
      <FormField name="material" />
      <FormField name="unit" />
      <FormField name="quantity" />
      <FormField name="price" />
      <Beside />
    </FieldLine>
  );
});

/** Reads form state that no keystroke changes. */
function Beside() {
  drawn.beside += 1;
  return useForm().editing ? 'Is typed in' : 'Is read';
}

function GoodsForm() {
  drawn.form += 1;
  const form = useCreateForm({
    form: goodsForm,
    name: 'goods/new',
    scope: 'page',
    save: async () => ({ kind: 'saved' }),
    onSaved: () => undefined,
  });
  return (
    <RecordForm form={form} label="Goods">
      <Goods />
      <output aria-label="First problem">{form.reasons.invalid}</output>
    </RecordForm>
  );
}

beforeEach(() => {
  const { unmount } = render(
    <ChakraProvider value={system}>
      <GoodsForm />
    </ChakraProvider>,
  );
  onTestFinished(() => {
    unmount();
    removeDraft('goods/new');
  });
});

const textbox = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const firstProblem = () => screen.getByRole('status', { name: 'First problem' });

it('a keystroke renders the form once and its own field, and no other field', async () => {
  const user = userEvent.setup();
  await user.click(textbox('Material'));
  await user.keyboard('G');
  const before = { ...drawn };
  await user.keyboard('loves');
  expect(textbox('Material')).toHaveValue('Gloves');
  expect(drawn).toEqual({ ...before, form: before.form + 5 });
});

it('a keystroke updates the validation as soon as it is shown, in other fields too', async () => {
  const user = userEvent.setup();
  expect(firstProblem()).toHaveTextContent('Material is required');
  await user.type(textbox('Material'), 'x');
  expect(firstProblem()).toBeEmptyDOMElement();
  await user.type(textbox('Quantity'), '0.001');
  await user.type(textbox('Price'), '1');
  expect(firstProblem()).toHaveTextContent('Worth nothing');
  expect(textbox('Quantity')).toHaveAccessibleErrorMessage('Worth nothing');
  await user.type(textbox('Price'), '0');
  expect(textbox('Quantity')).toBeValid();
});
