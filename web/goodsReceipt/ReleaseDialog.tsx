import { Text } from '@chakra-ui/react';
import { formatQuantity } from '../base/format.ts';
import { useReleaseOrderItemMutation } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { rejectedOr } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { conditionChoices } from '../lookup/lookupChoices.ts';
import { goodsReceiptMessages as messages } from './messages.ts';

interface ReleaseDialogProps {
  item: {
    id: string;
    material: string;
    lockVersion: number;
    goodsReceipt: { condition: string | null; temperatureReading: string | null };
  };
  onClose: () => void;
}

const { longText } = fieldsOf<never>();

const releaseForm = formFor<{ reason: string }>()({
  reason: longText(() => null, { label: messages.reason, required: messages.reasonRequired, limit: 1000 }),
});

/** The dialog that releases an item which did not arrive as it should, with the reason. */
export function ReleaseDialog({ item, onClose }: ReleaseDialogProps) {
  const { id, material, lockVersion, goodsReceipt } = item;
  const { condition, temperatureReading } = goodsReceipt;
  const [release] = useReleaseOrderItemMutation();
  const form = useCreateForm({
    form: releaseForm,
    name: `goodsReceipt/release/${id}`,
    scope: 'page',
    async save({ reason }, context) {
      const { data } = await release({ variables: { id, input: { reason, lockVersion } }, context });
      return rejectedOr(data?.releaseOrderItem);
    },
    onSaved() {
      toast.success(messages.released);
      onClose();
    },
  });
  return (
    <FormDialog title={messages.releaseTitle} label={messages.release} form={form} onClose={onClose}>
      <Text fontWeight="semibold" overflowWrap="anywhere" unicodeBidi="plaintext">
        {material}
      </Text>
      <Text textStyle="xs" color="fg.muted" mb="2">
        {messages.arrived} {condition && <ChoiceName source={conditionChoices} id={condition} />}
        {condition && temperatureReading && ', '}
        {temperatureReading && messages.temperature(formatQuantity(temperatureReading))}
      </Text>
      <FormField name="reason" />
    </FormDialog>
  );
}
