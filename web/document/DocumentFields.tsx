import { Box } from '@chakra-ui/react';
import dayjs from 'dayjs';
import { useEffect, useEffectEvent } from 'react';
import { calendarDay } from '../base/format.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { FormHint } from '../kit/form/FormHint.tsx';
import { useForm, useText } from '../kit/form/formContext.ts';
import { documentMessages as messages } from './messages.ts';

interface DocumentFieldsProps {
  /** Whether several documents are uploaded at once; their files are listed separately. */
  many?: boolean;
  /** The name of the document's current file; null if it has none. */
  fileName?: string | null;
}

/** The fields of a document. The type is first because it decides which other fields are required. */
export function DocumentFields({ many = false, fileName = null }: DocumentFieldsProps) {
  useOfferedExpiry();
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4">
      <FormField name="type" wide />
      <FormField name="number" />
      <FormField name="expiryDate" />
      {!many && <FormField name="file" wide />}
      {fileName !== null && (
        <Box gridColumn="1 / -1">
          <FormHint>{messages.fileStays(fileName)}</FormHint>
        </Box>
      )}
      <FormField name="description" wide />
    </Box>
  );
}

/** Offers an expiry date one year from today for a visual screening without one (settings spec, section 5). */
function useOfferedExpiry(): void {
  const { setValue } = useForm();
  const type = useText('type');
  const expiryDate = useText('expiryDate');
  // Only choosing the type offers a date, not emptying the field.
  const offer = useEffectEvent(() => {
    if (expiryDate === '') setValue('expiryDate', calendarDay(dayjs().add(1, 'year').toDate()));
  });
  useEffect(() => {
    if (type === 'visual_screening') offer();
  }, [type]);
}
