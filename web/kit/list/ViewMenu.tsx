import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useDeleteSavedViewMutation } from '../../generated/operations.ts';
import { rejectionsOf } from '../form/outcome.ts';
import { reasonAgainst } from '../record/abilities.ts';
import { ConfirmWrite } from '../record/ConfirmWrite.tsx';
import type { SendChoice } from '../record/useDialogSave.ts';
import { copyText } from '../ui/CopyText.tsx';
import { RowMenu } from '../ui/RowMenu.tsx';
import type { RowAction } from '../ui/rowAction.ts';
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
        {
          id: 'link',
          label: messages.copyLink,
          icon: Link,
          reason: null,
          onSelect: () => void copyText(addressOf(current)),
        },
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

/** Returns the address of a view, which says its name to whoever may not see it. */
function addressOf({ id, name }: SavedView): string {
  const address = new URL(window.location.pathname, window.location.origin);
  address.searchParams.set('view', `${id}.${name}`);
  return address.href;
}

interface RemoveViewProps extends ViewMenuProps {
  view: SavedView;
  onClose: () => void;
}

function RemoveView({ views, view, onClose }: RemoveViewProps) {
  const [remove] = useDeleteSavedViewMutation({ update: (cache) => keepViews(cache, ({ id }) => id !== view.id) });
  const send: SendChoice = async (context) => {
    // First: the event may precede the answer, and tell of it as of what somebody else has removed.
    views.setRemoving(view);
    let isRemoved = false;
    try {
      const { data } = await remove({ variables: { id: view.id }, context });
      const rejections = rejectionsOf(data?.deleteSavedView);
      isRemoved = rejections.length === 0;
      return rejections;
    } finally {
      if (!isRemoved) views.setRemoving(null);
    }
  };
  return (
    <ConfirmWrite
      title={messages.removeTitle}
      label={messages.removeVerb}
      note={view.sharing === 'PRIVATE' ? messages.removeOwn : messages.removeShared}
      send={send}
      done={messages.removed(view.name)}
      onDone={() => views.choose(null)}
      onClose={onClose}
    >
      {messages.removeQuestion(view.name)}
    </ConfirmWrite>
  );
}
