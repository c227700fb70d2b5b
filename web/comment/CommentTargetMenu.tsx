import { useApolloClient } from '@apollo/client/react';
import { Button, Menu, Portal, Spinner } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { describeError } from '../app/errors.ts';
import { CommentTargetsDocument, type CommentTargetsQuery } from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { formatQuantity } from '../kit/format.ts';
import { commentMessages as messages } from './messages.ts';
import { ALL_COMMENTS, type CommentTarget, itemLabel, RECORD_ONLY } from './target.ts';

interface CommentTargetMenuProps {
  recordId: string;
  target: CommentTarget;
  onTarget: (target: CommentTarget) => void;
}

type Item = NonNullable<NonNullable<CommentTargetsQuery['purchaseOrder']>['orderItems']>['data'][number];

/** Chooses whose comments are shown: the order's, all, or one item's. Items are asked for when it opens. */
export function CommentTargetMenu({ recordId, target, onTarget }: CommentTargetMenuProps) {
  const { items, load } = useItems(recordId);
  const shown = labelOf(target);
  return (
    <Menu.Root
      onOpenChange={({ open }) => {
        if (open) void load();
      }}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button variant="outline" size="xs" maxW="208px" fontWeight="medium" aria-label={messages.shown(shown)}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{shown}</span>
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="300px" maxW="320px" overflowY="auto">
            <Menu.RadioItemGroup
              value={menuValue(target)}
              onValueChange={({ value }) => onTarget(targetOf(value, items ?? []))}
            >
              <Menu.RadioItem value="record">
                {messages.record}
                <Menu.ItemIndicator />
              </Menu.RadioItem>
              <Menu.RadioItem value="all">
                {messages.all}
                <Menu.ItemIndicator />
              </Menu.RadioItem>
              {items?.map((item) => (
                <Menu.RadioItem key={item.id} value={item.id} overflowWrap="anywhere">
                  {itemLabel(formatQuantity(item.position), item.material)}
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            {!items && <Spinner size="xs" mx="3" my="2" />}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** All items of an order, a hundred at a time. */
function useItems(recordId: string) {
  const client = useApolloClient();
  const [items, setItems] = useState<readonly Item[] | null>(null);
  async function load() {
    const found: Item[] = [];
    try {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { data } = await client.query({
          query: CommentTargetsDocument,
          variables: { purchaseOrderId: recordId, page },
          fetchPolicy: 'network-only',
        });
        const list = data?.purchaseOrder?.orderItems;
        if (!list) break;
        found.push(...list.data);
        pages = list.meta.pages;
      }
      setItems(found);
    } catch (error) {
      setItems(found);
      toast.error(describeError(error));
    }
  }
  return { items, load };
}

function labelOf(target: CommentTarget): string {
  if (target.kind === 'item') return target.label;
  return target.kind === 'all' ? messages.all : messages.record;
}

function menuValue(target: CommentTarget): string {
  return target.kind === 'item' ? target.id : target.kind;
}

function targetOf(value: string, items: readonly Item[]): CommentTarget {
  const item = items.find(({ id }) => id === value);
  if (item) return { kind: 'item', id: item.id, label: itemLabel(formatQuantity(item.position), item.material) };
  return value === 'record' ? RECORD_ONLY : ALL_COMMENTS;
}
