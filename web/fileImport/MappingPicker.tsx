import { HStack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useFileImportMappingsQuery } from '../generated/operations.ts';
import type { FileImport } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import { SavedSelect } from './SavedSelect.tsx';
import type { ImportUpdate } from './useImportUpdate.ts';

/** The named mappings of the organization, one of which can be taken; nothing if there are none. */
export function MappingPicker({ of, update: { save } }: { of: FileImport; update: ImportUpdate }) {
  const label = useId();
  const { data } = useFileImportMappingsQuery({ variables: { kind: of.kind }, fetchPolicy: 'cache-and-network' });
  const mappings = data?.fileImportMappings ?? [];
  if (mappings.length === 0) return null;
  const taken = mappings.find(({ name }) => name === of.mappingName)?.id ?? '';
  return (
    <HStack gap="2">
      <Text as="span" id={label} color="fg.muted">
        {messages.mapping}
      </Text>
      <SavedSelect
        box={{ w: 'auto', maxW: '220px' }}
        aria-labelledby={label}
        fontWeight="medium"
        value={taken}
        onSave={(id) => (id === '' ? null : save({ mappingId: id }))}
      >
        {taken === '' && <option value="">{messages.ownMapping}</option>}
        {mappings.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SavedSelect>
    </HStack>
  );
}
