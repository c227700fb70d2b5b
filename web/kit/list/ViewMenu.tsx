import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { messages as common } from '../../base/words.ts';
import { useDeleteSavedViewMutation } from '../../generated/operations.ts';
import { rejectionsOf } from '../form/outcome.ts';
import { reasonAgainst } from '../record/abilities.ts';
import { useDialogSave } from '../record/useDialogSave.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { RowMenu } from '../ui/RowMenu.tsx';
import type { RowAction } from '../ui/rowAction.ts';
import { toast } from '../ui/toaster.ts';
import { ViewDialog } from './lazyViewDialog.ts';
import { tabMessages } from './tabMessages.ts';
import type { ViewsState } from './useListState.ts';
import { keepViews } from './viewCache.ts';
import { viewMessages as messages } from './viewMessages.ts';
import type { SavedView } from './viewState.ts';

interface ViewMenuProps {
  views: ViewsState;
}

/** What can be done with the shown view; of all rows, whether the list opens with them. */
export function ViewMenu({ views }: ViewMenuProps) {
  const { current, opening, shared, setting } = views;
  const [opened, setOpened] = useState<{ kind: 'edit' | 'remove'; view: SavedView } | null>(null);
  const opensWith = (action: Pick<RowAction, 'id' | 'label' | 'onSelect'>, icon = Star): RowAction => ({
    ...action,
    icon,
    reason: null,
  });
  const choice = opening?.id === current?.id;
  const opens: RowAction[] = current
    ? [
        choice
          ? opensWith(
              {
                id: 'opensNoMore',
                label: messages.opensNoMore,
                onSelect: () => views.setOpening(shared?.id === current.id ? 'all' : 'shared'),
              },
              StarOff,
            )
          : opensWith({
              id: 'opens',
              label: messages.opensWithIt,
              onSelect: () => views.setOpening(current),
            }),
      ]
    : opening
      ? [
          opensWith({
            id: 'all',
            label: messages.opensWithAll,
            onSelect: () => views.setOpening(shared ? 'all' : 'shared'),
          }),
        ]
      : setting?.opens === 'ALL' && shared
        ? [
            opensWith({
              id: 'shared',
              label: messages.opensAsShared,
              onSelect: () => views.setOpening('shared'),
            }),
          ]
        : [];
  const ofView: RowAction[] = current
    ? [
        {
          id: 'edit',
          label: messages.edit,
          icon: Pencil,
          reason: reasonAgainst(current.abilities, 'UPDATE'),
          onSelect: () => setOpened({ kind: 'edit', view: current }),
        },
        { id: 'link', label: messages.copyLink, icon: Link, reason: null, onSelect: () => void copyLink(current) },
      ]
    : [];
  const removal: RowAction[] = current
    ? [
        {
          id: 'remove',
          label: messages.remove,
          icon: Trash,
          parted: true,
          reason: reasonAgainst(current.abilities, 'REMOVE'),
          onSelect: () => setOpened({ kind: 'remove', view: current }),
        },
      ]
    : [];
  return (
    <>
      <RowMenu
        label={messages.actionsOf(current?.name ?? tabMessages.all)}
        actions={[...ofView, ...opens, ...removal]}
      />
      {opened?.kind === 'edit' && <ViewDialog views={views} view={opened.view} onClose={() => setOpened(null)} />}
      {opened?.kind === 'remove' && <RemoveView views={views} view={opened.view} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Copies the address of a view, which says its name to whoever may not see it. */
async function copyLink({ id, name }: SavedView): Promise<void> {
  const address = new URL(window.location.pathname, window.location.origin);
  address.searchParams.set('view', `${id}.${name}`);
  await navigator.clipboard.writeText(address.href).then(
    () => toast.success(common.copied),
    () => toast.error(common.errorOccurred),
  );
}

interface RemoveViewProps extends ViewMenuProps {
  view: SavedView;
  onClose: () => void;
}

function RemoveView({ views, view, onClose }: RemoveViewProps) {
  const [remove] = useDeleteSavedViewMutation({ update: (cache) => keepViews(cache, ({ id }) => id !== view.id) });
  const { lines, pending, save } = useDialogSave(
    async (context) => {
      // First: the list would miss the view as one that somebody else has removed.
      views.choose(null);
      const { data } = await remove({ variables: { id: view.id }, context });
      return rejectionsOf(data?.deleteSavedView);
    },
    () => {
      toast.success(messages.removed(view.name));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      open
      confirmLabel={messages.removeVerb}
      pending={pending}
      error={lines.length > 0 ? lines.join(' ') : null}
      note={view.sharing === 'PRIVATE' ? messages.removeOwn : messages.removeShared}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {messages.removeQuestion(view.name)}
    </ConfirmDialog>
  );
}
