import { useMemo } from 'react';
import { usePermissions, useViewer } from '../../client/session.ts';
import { useCreateSavedViewMutation, useUpdateSavedViewMutation } from '../../generated/operations.ts';
import { FormField } from '../form/FormField.tsx';
import { FormHint } from '../form/FormHint.tsx';
import { useText } from '../form/formContext.ts';
import { newOutcomeOf, outcomeOf } from '../form/outcome.ts';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { tabMessages } from './tabMessages.ts';
import type { ViewsState } from './useListState.ts';
import { keepViews } from './viewCache.ts';
import { offeredSharings, viewForm } from './viewForm.ts';
import { viewMessages as messages } from './viewMessages.ts';
import type { SavedView, ViewContent } from './viewState.ts';

/** The view to save, and what it keeps. */
export interface ViewDialogProps {
  views: ViewsState;
  /** The view to change; null to save a new one. */
  view: SavedView | null;
  /** What a new one keeps. */
  shown?: ViewContent;
  onClose: () => void;
}

/** Saves a view of the list as it is shown, or changes the name of one and whom it is shared with. */
export function ViewDialog({ views, view, shown, onClose }: ViewDialogProps) {
  const { list, programId } = views.place;
  const { extra } = usePermissions().savedViews;
  const offered = useMemo(() => offeredSharings(programId, extra, view?.sharing), [programId, extra, view?.sharing]);
  const { profile } = useViewer();
  const isOwn = view === null || view.userId === profile.id;
  const form = useMemo(() => viewForm(programId, offered, isOwn), [programId, offered, isOwn]);
  const [create] = useCreateSavedViewMutation({
    update: (cache, { data }) => keepViews(cache, () => true, data?.createSavedView?.savedView),
  });
  const [update] = useUpdateSavedViewMutation();
  return (
    <RecordDialog
      form={form}
      name={`savedView/${view?.id ?? 'new'}`}
      record={view}
      label={messages.save}
      titles={{ create: tabMessages.saveView, edit: messages.editTitle }}
      done={{
        create: (made: SavedView | undefined) => messages.saved(made?.name ?? ''),
        edit: messages.saved(view?.name ?? ''),
      }}
      create={async ({ name, sharing = null, opensList }, context) => {
        const { address = '', columns = null } = shown ?? {};
        const kept = {
          address,
          columns: columns?.map((column) => ({ name: column.name, width: column.width })) ?? null,
        };
        const shares = { sharing: sharing ?? ('PRIVATE' as const), opensList: sharing !== null && opensList === true };
        const input = { list, programId, name, ...shares, ...kept };
        const { data } = await create({ variables: { input }, context });
        return newOutcomeOf(data?.createSavedView, data?.createSavedView?.savedView);
      }}
      update={async ({ sharing, ...fields }, context) => {
        const shares = sharing !== undefined && { sharing: sharing ?? ('PRIVATE' as const), programId };
        const unshared = sharing === null && { opensList: false };
        const input = { ...fields, ...shares, ...unshared };
        const { data } = await update({ variables: { id: view?.id ?? '', input }, context });
        return outcomeOf(data?.updateSavedView);
      }}
      onCreated={(made: SavedView | undefined) => made && views.show(made)}
      onClose={onClose}
    >
      <ViewFields isNew={view === null} mayShare={offered.length > 0} />
    </RecordDialog>
  );
}

function ViewFields({ isNew, mayShare }: { isNew: boolean; mayShare: boolean }) {
  const sharing = useText('sharing');
  return (
    <>
      <FormField name="name" />
      <FormField name="sharing" disabledReason={mayShare ? null : messages.sharingDenied} />
      {sharing !== '' && <FormField name="opensList" />}
      {isNew && <FormHint>{messages.keeps}</FormHint>}
    </>
  );
}
