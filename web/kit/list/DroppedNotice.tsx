import { Alert, CloseButton } from '@chakra-ui/react';
import { messages } from '../../base/words.ts';
import type { Dropped } from './listState.ts';

interface DroppedNoticeProps {
  dropped: readonly Dropped[];
  onDismiss: () => void;
}

/** The notice of the filters and the sort in an address that the list no longer supports, or reads as others; shown until dismissed. */
export function DroppedNotice({ dropped, onDismiss }: DroppedNoticeProps) {
  return (
    <Alert.Root status="warning" size="sm" role="alert" alignItems="center">
      <Alert.Indicator />
      <Alert.Content>
        {[...new Set(dropped.map(sentence))].map((text) => (
          <Alert.Description key={text}>{text}</Alert.Description>
        ))}
      </Alert.Content>
      <CloseButton size="xs" variant="ghost" aria-label={messages.list.dismiss} onClick={onDismiss} />
    </Alert.Root>
  );
}

function sentence({ label, value, told }: Dropped): string {
  if (told !== undefined) return told;
  if (value === undefined) return messages.list.droppedFilter(label);
  return label === 'sort' ? messages.list.droppedSort(value) : messages.list.droppedValue(label, value);
}
