import { Box, Checkbox, Fieldset } from '@chakra-ui/react';
import { messages as words } from '../../base/words.ts';
import { FormField } from '../../kit/form/FormField.tsx';
import { FormHint } from '../../kit/form/FormHint.tsx';
import { asList, useField } from '../../kit/form/formContext.ts';
import { TextFrame } from '../../kit/form/TextFrame.tsx';
import { approvalKinds } from './approvalKinds.ts';
import { settingsMessages as messages } from './messages.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** What the invoices of a program need before they are approved: which dates, and whether a second person. */
export function ApprovalFields() {
  return (
    <>
      <SectionHeading title={messages.approval} />
      <FormHint>{messages.approvalHint}</FormHint>
      <RequiredApprovals name="requiredApprovals" />
      <FormField name="secondPersonApproves" />
      <FormHint>{messages.secondPersonHint}</FormHint>
    </>
  );
}

/** A box for each of the dates, to be checked if it is required. */
function RequiredApprovals({ name }: { name: string }) {
  const { editing, look, value, change, blur } = useField(name);
  const required = asList(value);
  if (!editing) {
    const names = words.listed(required.map(({ label }) => label));
    return <TextFrame label={look.label}>{names || messages.noneRequired}</TextFrame>;
  }
  return (
    <Fieldset.Root py="2">
      <Fieldset.Legend pt="2" textStyle="xs" fontWeight="normal" color="fg.muted">
        {look.label}
      </Fieldset.Legend>
      <Box display="grid" gap="0.5">
        {approvalKinds.map((kind) => (
          <Checkbox.Root
            key={kind.id}
            size="sm"
            minH={{ base: '44px', md: '30px' }}
            checked={required.some(({ id }) => id === kind.id)}
            onCheckedChange={({ checked }) => {
              const others = required.filter(({ id }) => id !== kind.id);
              const chosen = checked === true ? [...others, kind] : others;
              // Kept in the order of the dates, so that the same boxes are the same value.
              change(approvalKinds.filter(({ id }) => chosen.some((one) => one.id === id)));
            }}
          >
            <Checkbox.HiddenInput onBlur={blur} />
            <Checkbox.Control />
            <Checkbox.Label fontWeight="normal">{kind.label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Box>
    </Fieldset.Root>
  );
}
