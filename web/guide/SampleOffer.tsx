import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useViewer } from '../client/session.ts';
import { GuideDocument, useAddSampleProgramMutation, ViewerDocument } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { guideMessages } from './messages.ts';
import { SampleRemovalDialog } from './SampleRemovalDialog.tsx';

const messages = guideMessages.sample;

interface SampleOfferProps {
  /** The sample program; null without one. */
  programId: string | null;
}

/** The offer to add sample data; once it is there, to open it or to remove it. */
export function SampleOffer({ programId }: SampleOfferProps) {
  const slug = useViewer().programs.find(({ id }) => id === programId)?.slug;
  const [removing, setRemoving] = useState(false);
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between" py="4" borderTopWidth="1px" borderColor="border">
      <Box flex="1 1 280px" minW="0">
        <Heading as="h3" textStyle="sm" fontWeight="medium">
          {messages.title}
        </Heading>
        <Text color="fg.muted" maxW="72ch">
          {programId ? messages.here : messages.hint}
        </Text>
      </Box>
      {programId ? (
        <Flex gap="2.5" wrap="wrap">
          {slug && (
            <Button asChild variant="outline">
              <Link to={addresses.program(slug)}>{messages.open}</Link>
            </Button>
          )}
          <Button variant="outline" onClick={() => setRemoving(true)}>
            {messages.remove}
          </Button>
        </Flex>
      ) : (
        <AddSample />
      )}
      {removing && <SampleRemovalDialog onClose={() => setRemoving(false)} />}
    </Flex>
  );
}

function AddSample() {
  const client = useApolloClient();
  const [add] = useAddSampleProgramMutation();
  const { lines, pending, save } = useDialogSave(
    async (context) => rejectionsOf((await add({ context })).data?.addSampleProgram),
    () => {
      toast.success(messages.added);
      void client.refetchQueries({ include: [ViewerDocument, GuideDocument] });
    },
  );
  return (
    <Stack align="end" gap="0">
      <AlertLines lines={lines} />
      <ActionButton variant="outline" loading={pending} onClick={() => void save()}>
        {messages.add}
      </ActionButton>
    </Stack>
  );
}
