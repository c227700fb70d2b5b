import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  GuideDocument,
  type GuideFieldsFragment,
  useGuideQuery,
  useUpdateGuideMutation,
  ViewerDocument,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { CopyText } from '../kit/ui/CopyText.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { GuideStep } from './GuideStep.tsx';
import { guideMessages as messages } from './messages.ts';
import { SampleOffer } from './SampleOffer.tsx';

/** The guide from an empty organization to the first issued invoice, kept up to date while it is shown. */
export function GuidePanel() {
  const { data, error, refetch } = useGuideQuery({ fetchPolicy: 'cache-and-network' });
  const again = () => void refetch();
  if (!data) return error ? <ErrorState error={error} onRetry={again} /> : <Skeleton h="480px" mb="5" aria-hidden />;
  const { guide } = data;
  if (!guide || guide.steps.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={TITLE} mb="6">
      <News programId={null} onChange={again} />
      {guide.programIds.map((id) => (
        <News key={id} programId={id} onChange={again} />
      ))}
      <GuideHead guide={guide} />
      <chakra.ol listStyleType="none">
        {guide.steps.map((step) => (
          <GuideStep key={step.key} step={step} programId={guide.programIds[0] ?? null}>
            {step.key === 'ORDER' && guide.mayAddSample && <ImportHint />}
          </GuideStep>
        ))}
      </chakra.ol>
      {guide.mayAddSample && <SampleOffer programId={guide.sampleProgramId} />}
    </Box>
  );
}

const TITLE = 'guide-title';

function GuideHead({ guide: { putAway, steps } }: { guide: GuideFieldsFragment }) {
  const client = useApolloClient();
  const [update] = useUpdateGuideMutation();
  const { lines, pending, save } = useDialogSave(
    async (context) =>
      rejectionsOf((await update({ variables: { input: { putAway: !putAway } }, context })).data?.updateGuide),
    () => {
      if (!putAway) toast.success(messages.putAwayDone);
      void client.refetchQueries({ include: [ViewerDocument, GuideDocument] });
    },
    putAway,
  );
  const done = steps.filter(({ state }) => state === 'DONE').length;
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between" py="3">
      <Box flex="1 1 280px" minW="0">
        <Flex gap="2.5" align="baseline" wrap="wrap">
          <Heading as="h2" id={TITLE} textStyle="md" fontWeight="semibold">
            {messages.title}
          </Heading>
          <Text color="fg.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
            {messages.progress(done, steps.length)}
          </Text>
        </Flex>
        <Text color="fg.muted">{done === steps.length ? messages.allDone : messages.hint}</Text>
      </Box>
      <Stack align="end" gap="0">
        <AlertLines lines={lines} />
        <ActionButton variant="outline" loading={pending} onClick={() => void save()}>
          {putAway ? messages.bringBack : messages.putAway}
        </ActionButton>
      </Stack>
    </Flex>
  );
}

function ImportHint() {
  return (
    <Box mt="2" maxW="520px">
      <Text color="fg.muted" mb="1.5">
        {messages.importHint}
      </Text>
      <CopyText label={messages.importLabel}>{messages.importCommand}</CopyText>
    </Box>
  );
}

const TYPES: readonly (string | null)[] = [
  ...['PROGRAM', 'USER', 'VENDOR', 'COURIER', 'END_USER', 'GROUP'],
  ...['PURCHASE_ORDER', 'SHIPMENT'],
];

/** The records whose changes tick a step, too: the organization gets its address, a shipment its approval. */
const CHANGED: readonly (string | null)[] = ['ORGANIZATION', 'SHIPMENT'];

function News({ programId, onChange }: { programId: string | null; onChange: () => void }) {
  useRecordChanges({
    programId,
    concerns: ({ type, actionType }) =>
      CHANGED.includes(type) || (TYPES.includes(type) && (actionType === 'CREATE' || actionType === 'DELETE')),
    always: true,
    onChange,
  });
  return null;
}
