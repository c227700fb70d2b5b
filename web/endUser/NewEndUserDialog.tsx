import { useMemo } from 'react';
import { useProgramOfAddress } from '../client/session.ts';
import { useCreateEndUserMutation } from '../generated/operations.ts';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import type { NewChoiceDialogProps } from '../kit/form/newChoice.ts';
import { changesList } from '../kit/record/changesList.ts';
import { NewRecordDialog } from '../kit/record/NewRecordDialog.tsx';
import { creates } from '../kit/record/sends.ts';
import { usePresetProgram } from '../scope/presetProgram.ts';
import { endUserForm } from './endUserForm.ts';
import { endUserMessages as messages } from './messages.ts';

const NAMES = ['firstName', 'lastName', 'externalOrganizationName', 'country'];

/** Creates an end user of the open program without leaving the page; the other fields can be filled in later. */
export function NewEndUserDialog({ typed, onMade, onClose }: NewChoiceDialogProps) {
  const open = useProgramOfAddress();
  const preset = usePresetProgram();
  const [mutate] = useCreateEndUserMutation(changesList('endUsers'));
  const create = creates(mutate, (data) => data.createEndUser, 'endUser');
  return (
    <NewRecordDialog
      title={messages.add}
      created={messages.created}
      form={endUserForm}
      name={`endUser/new/${preset?.id}/${typed}`}
      known={useMemo(
        () => ({ ...nameIn(typed), programIds: preset ? [{ id: preset.id, label: preset.name }] : [] }),
        [typed, preset],
      )}
      save={create}
      onClose={onClose}
      onCreated={(endUser) => endUser && onMade(endUser)}
    >
      <NamedFields min="100%" names={open ? NAMES : [...NAMES, 'programIds']} />
    </NewRecordDialog>
  );
}

/** Returns a typed name in its two fields: the last word is the last name. */
function nameIn(typed: string) {
  const words = typed.split(' ');
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
