import { Alert, Button, CloseButton, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSavedViewChangerQuery, useUpdateSavedViewMutation } from '../../generated/operations.ts';
import { showProblem, showRejections } from '../form/failureToasts.ts';
import { rejectionsOf } from '../form/outcome.ts';
import { reasonAgainst } from '../record/abilities.ts';
import { useOnce } from '../record/useOnce.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { toast } from '../ui/toaster.ts';
import { ViewDialog } from './lazyViewDialog.ts';
import type { ViewsState } from './useListState.ts';
import { viewMessages as messages } from './viewMessages.ts';
import type { SavedView, ViewContent } from './viewState.ts';

interface ViewChangesProps {
  views: ViewsState;
  /** The shown view. */
  current: SavedView;
  /** What the list shows now, as the view would keep it. */
  shown: ViewContent;
  isChanged: boolean;
}

const PLAIN = { variant: 'plain', size: 'xs', px: '1.5', textStyle: 'sm' } as const;

/** What can be done with a view that shows something else than it keeps, and with one that somebody else has changed. */
export function ViewChanges({ views, current, shown, isChanged }: ViewChangesProps) {
  const [isNaming, setNaming] = useState(false);
  const [pending, setPending] = useState(false);
  const [update] = useUpdateSavedViewMutation();
  const once = useOnce();
  const news = pending ? null : views.news;
  const save = async () => {
    setPending(true);
    const columns = shown.columns?.map(({ name, width }) => ({ name, width })) ?? null;
    // What somebody else has made of it meanwhile is said beside this button: saving replaces it knowingly.
    const input = { address: shown.address, columns, lockVersion: (news ?? current).lockVersion };
    try {
      const { data } = await once(input, (context) => update({ variables: { id: current.id, input }, context }));
      const saved = data?.updateSavedView?.savedView;
      if (showRejections(rejectionsOf(data?.updateSavedView)) || !saved) return;
      views.show(saved);
      toast.success(messages.saved(saved.name));
    } catch (error) {
      showProblem(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {isChanged && (
        <HStack gap="1" wrap="wrap">
          <ActionButton
            {...PLAIN}
            loading={pending}
            disabledReason={reasonAgainst(current.abilities, 'UPDATE')}
            onClick={() => void save()}
          >
            {messages.save}
          </ActionButton>
          <Button {...PLAIN} aria-haspopup="dialog" onClick={() => setNaming(true)}>
            {messages.saveAs}
          </Button>
          <Button {...PLAIN} color="fg.muted" onClick={() => views.show(views.news ?? current)}>
            {messages.reset}
          </Button>
        </HStack>
      )}
      {news && <NewsNotice key={news.lockVersion} news={news} onShow={() => views.show(news)} />}
      {isNaming && <ViewDialog views={views} view={null} shown={shown} onClose={() => setNaming(false)} />}
    </>
  );
}

/** Says that somebody has changed the shown view, which stays as it was until one wants to see it. */
function NewsNotice({ news, onShow }: { news: SavedView; onShow: () => void }) {
  const { data, loading } = useSavedViewChangerQuery({ variables: { id: news.id }, fetchPolicy: 'network-only' });
  if (loading && !data) return null;
  return (
    <Alert.Root status="info" size="sm" role="status" alignItems="center" w="full">
      <Alert.Indicator />
      <Alert.Content>
        <Text>{messages.news(data?.savedView?.updatedBy?.fullName ?? null, news.name)}</Text>
      </Alert.Content>
      <Button size="xs" variant="outline" onClick={onShow}>
        {messages.showNews}
      </Button>
    </Alert.Root>
  );
}

interface MissingViewProps {
  missing: NonNullable<ViewsState['missing']>;
  onDismiss: () => void;
}

/** Says that the view of the address is not there for the user. */
export function MissingView({ missing: { name, wasShown }, onDismiss }: MissingViewProps) {
  return (
    <Alert.Root status="warning" size="sm" role="alert" alignItems="center">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Description>{wasShown ? messages.gone(name) : messages.missing(name)}</Alert.Description>
      </Alert.Content>
      <CloseButton size="xs" variant="ghost" aria-label={messages.dismiss} onClick={onDismiss} />
    </Alert.Root>
  );
}
