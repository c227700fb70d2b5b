import { type SubstatusRowFragment, useArchiveSubstatusMutation } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { substatusMessages as messages } from './messages.ts';

interface SubstatusArchiveProps {
  substatus: SubstatusRowFragment;
  onClose: () => void;
}

/** Asks for confirmation before a substatus is archived for good. */
export function SubstatusArchive({ substatus: { id, subStatus }, onClose }: SubstatusArchiveProps) {
  const [archive] = useArchiveSubstatusMutation(changesList('substatuses'));
  return (
    <ConfirmWrite
      title={messages.archiveTitle}
      label={messages.archive}
      send={async (context) => rejectionsOf((await archive({ variables: { id }, context })).data?.archiveSubstatus)}
      done={messages.archived}
      onClose={onClose}
    >
      {messages.archiveQuestion(subStatus)}
    </ConfirmWrite>
  );
}
