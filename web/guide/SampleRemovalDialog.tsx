import { useApolloClient } from '@apollo/client/react';
import { recordTypes } from '../base/recordTypes.ts';
import { useRemoveSampleProgramMutation, ViewerDocument } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { guideMessages } from './messages.ts';

const messages = guideMessages.sample;

/** The lists that may show sample data, or count it. */
const LISTS = [...Object.values(recordTypes).flatMap(({ list }) => list ?? []), 'guide'];

interface SampleRemovalDialogProps {
  /** Called once it is removed, before the page forgets the program. */
  onRemoved?: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the sample program is removed with everything in it. */
export function SampleRemovalDialog({ onRemoved, onClose }: SampleRemovalDialogProps) {
  const client = useApolloClient();
  const [remove] = useRemoveSampleProgramMutation();
  return (
    <ConfirmWrite
      title={messages.removeTitle}
      label={messages.remove}
      send={async (context) => rejectionsOf((await remove({ context })).data?.removeSampleProgram)}
      done={messages.removed}
      onDone={() => {
        onRemoved?.();
        for (const fieldName of LISTS) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
        void client.refetchQueries({ include: [ViewerDocument] });
      }}
      onClose={onClose}
    >
      {messages.removeQuestion}
    </ConfirmWrite>
  );
}
