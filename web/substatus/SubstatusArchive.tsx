import { type SubstatusRowFragment, useArchiveSubstatusMutation } from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { substatusMessages as messages } from './messages.ts';

interface SubstatusArchiveProps {
  substatus: SubstatusRowFragment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a substatus is archived for good. */
export function SubstatusArchive({ substatus: { id, subStatus }, onClose, onDone }: SubstatusArchiveProps) {
  const [archive] = useArchiveSubstatusMutation();
  return (
    <ConfirmWrite
      title={messages.archiveTitle}
      label={messages.archive}
      send={async () => rejectionsOf((await archive({ variables: { id } })).data?.archiveSubstatus)}
      onDone={() => {
        toast.success(messages.archived);
        onClose();
        onDone();
      }}
      onClose={onClose}
    >
      {messages.archiveQuestion(subStatus)}
    </ConfirmWrite>
  );
}
