import { Box } from '@chakra-ui/react';
import { addresses } from '../../base/addresses.ts';
import { FieldList } from '../../kit/form/FieldList.tsx';
import { FormField } from '../../kit/form/FormField.tsx';
import { useForm, useText } from '../../kit/form/formContext.ts';
import { TextFrame } from '../../kit/form/TextFrame.tsx';
import { ApprovalFields } from './ApprovalFields.tsx';
import { ContrastList } from './ContrastList.tsx';
import { settingsMessages as messages } from './messages.ts';
import { PaletteFields } from './PaletteFields.tsx';
import { ProgramPreview } from './ProgramPreview.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { usePalette } from './usePalette.ts';

interface ProgramFieldsProps {
  /** The program's name in addresses; null for a new program. */
  slug: string | null;
  organization?: string | undefined;
  /** Whether the organization's own switch shows the purchase request number in all programs. */
  shownEverywhere?: boolean | undefined;
}

/** The fields of a program, to read or to fill in, next to a preview of its colors. */
export function ProgramFields({ slug, organization, shownEverywhere = false }: ProgramFieldsProps) {
  const palette = usePalette();
  const { editing } = useForm();
  return (
    <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      <Box minW="0" pe={{ base: '0', lg: '5' }} css={{ containerType: 'inline-size' }}>
        <SectionHeading title={messages.details} />
        <FieldList min="200px">
          <FormField name="name" />
          <TextFrame label={messages.address}>
            {slug === null ? messages.addressLater : addresses.program(slug)}
          </TextFrame>
          <FormField
            name="orderNumberInternalEnabled"
            disabledReason={shownEverywhere ? messages.onForOrganization : null}
          />
          {organization && <TextFrame label={messages.organization}>{organization}</TextFrame>}
        </FieldList>
        <ApprovalFields />
        <SectionHeading title={messages.colors} />
        <PaletteFields />
        <ContrastList palette={palette} />
      </Box>
      <Box minW="0" ps={{ base: '0', lg: '5' }} borderStartWidth={{ base: '0', lg: '1px' }} borderColor="border">
        <ProgramPreview name={useText('name')} palette={palette} editing={editing} />
      </Box>
    </Box>
  );
}
