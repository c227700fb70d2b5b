import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FieldList } from '../kit/form/FieldList.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { asChoice, useForm, useFormContent } from '../kit/form/formContext.ts';
import { valueAt } from '../kit/form/values.ts';

const NAME = 'organizationId';

/**
 * The field for the organization of a new record; nothing for whoever works in one: see `useNewInOrganization`.
 * @param clears the fields with lists of records of that organization
 */
export function OrganizationPicker({ clears }: { clears?: readonly string[] }) {
  return useForm().look(NAME) && <Picked clears={clears ?? NONE} />;
}

function Picked({ clears }: { clears: readonly string[] }) {
  const { setValue } = useForm();
  const id = asChoice(valueAt(useFormContent().values, NAME))?.id ?? null;
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== id) for (const name of clears) setValue(name, []);
    before.current = id;
  }, [id, clears, setValue]);
  return (
    <Box maxW="420px">
      <FieldList>
        <FormField name={NAME} wide />
      </FieldList>
    </Box>
  );
}

const NONE: readonly string[] = [];
