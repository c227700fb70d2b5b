import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PictureField } from '../kit/file/PictureField.tsx';
import type { Uploads } from '../kit/file/upload.ts';
import { AddressFields } from '../kit/form/AddressFields.tsx';
import { FormHint } from '../kit/form/FormHint.tsx';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import { TitledSection } from '../kit/ui/TitledSection.tsx';
import { LANGUAGE } from '../lookup/languageChoices.ts';
import { organizationMessages as messages } from './messages.ts';
import { FLAGS } from './organizationForm.ts';

/** The fields of an organization in four blocks, to read or to fill in. @param uploads the upload of the logo */
export function OrganizationFields({ uploads }: { uploads: Uploads }) {
  return (
    <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 3fr' }} columnGap="5">
      <Block title={messages.details}>
        <NamedFields names={['name', 'shortName', 'ein', ...LANGUAGE]} wide={['name']} />
        {LANGUAGE.length > 0 && (
          <Box pb="2">
            <FormHint>{messages.languageNote}</FormHint>
          </Box>
        )}
        <NamedFields names={FLAGS} />
      </Block>
      <Block title={messages.contact} second>
        <NamedFields names={['contactPerson', 'email', 'phoneNumber', 'website']} />
      </Block>
      <Block title={messages.address}>
        <AddressFields name="address" min="180px" />
      </Block>
      <Block title={messages.logo} second>
        <PictureField name="picture" uploads={uploads} />
      </Block>
    </Box>
  );
}

interface BlockProps {
  title: string;
  /** Whether the block is in the second column, after the hairline. */
  second?: boolean;
  children: ReactNode;
}

function Block({ title, second = false, children }: BlockProps) {
  return (
    <TitledSection
      title={title}
      pt="4"
      ps={{ base: '0', lg: second ? '5' : '0' }}
      borderStartWidth={{ base: '0', lg: second ? '1px' : '0' }}
      borderColor="border"
    >
      {children}
    </TitledSection>
  );
}
