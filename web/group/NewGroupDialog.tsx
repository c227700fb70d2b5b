import { useMemo } from 'react';
import { useProgramOfAddress } from '../client/session.ts';
import { useCreateGroupMutation } from '../generated/operations.ts';
import type { NewChoiceDialogProps } from '../kit/form/newChoice.ts';
import { changesList } from '../kit/record/changesList.ts';
import { NewRecordDialog } from '../kit/record/NewRecordDialog.tsx';
import { creates } from '../kit/record/sends.ts';
import { usePresetProgram } from '../scope/presetProgram.ts';
import { GroupFields } from './GroupFields.tsx';
import { groupForm } from './groupForm.ts';
import { groupMessages as messages } from './messages.ts';

/** Creates a group without leaving the page: of the open program, if there is one. */
export function NewGroupDialog({ typed, onMade, onClose }: NewChoiceDialogProps) {
  const open = useProgramOfAddress();
  const preset = usePresetProgram();
  const [mutate] = useCreateGroupMutation(changesList('groups'));
  const create = creates(mutate, (data) => data.createGroup, 'group');
  return (
    <NewRecordDialog
      title={messages.form}
      size="wide"
      created={messages.created}
      form={groupForm}
      name={`group/new/${preset?.id}/${typed}`}
      known={useMemo(
        () => ({ name: typed, programId: preset && { id: preset.id, label: preset.name } }),
        [typed, preset],
      )}
      save={create}
      onClose={onClose}
      onCreated={(made) => made && onMade({ id: made.id, label: made.name })}
    >
      <GroupFields program={open?.name} />
    </NewRecordDialog>
  );
}
