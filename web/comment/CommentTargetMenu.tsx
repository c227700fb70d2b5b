import { Button, Menu, Spinner } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { describeError } from '../base/errors.ts';
import { Layer } from '../kit/ui/Layer.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { commentMessages as messages } from './messages.ts';
import { ALL_COMMENTS, type CommentedItem, type CommentSubject, type CommentTarget, RECORD_ONLY } from './target.ts';

interface CommentTargetMenuProps {
  about: CommentSubject;
  target: CommentTarget;
  /** Whether one record is chosen, so that all of them together are not offered. */
  ofOne: boolean;
  onTarget: (target: CommentTarget) => void;
}

/** The menu that selects whose comments or history are shown: the record's, all, or one item's. Opening it fetches the items. */
export function CommentTargetMenu({ about, target: wanted, ofOne, onTarget }: CommentTargetMenuProps) {
  const target = ofOne && wanted.kind === 'all' ? RECORD_ONLY : wanted;
  const { items, load } = useItems(about.findItems);
  const shown = labelOf(target, about);
  const label = ofOne ? messages.historyOf(shown) : messages.shown(shown);
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
        <Button variant="outline" size="xs" maxW="208px" minW="0" flexShrink={1} fontWeight="medium" aria-label={label}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{shown}</span>
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Layer>
        <Menu.Positioner>
          <Menu.Content maxH="300px" maxW="320px" overflowY="auto">
            <Menu.RadioItemGroup
              value={menuValue(target)}
              onValueChange={({ value }) => onTarget(targetOf(value, items ?? []))}
            >
              <Menu.RadioItem value="record">
                {about.name}
                <Menu.ItemIndicator />
              </Menu.RadioItem>
              {!ofOne && (
                <Menu.RadioItem value="all">
                  {messages.all}
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              )}
              {items?.map((item) => (
                <Menu.RadioItem key={item.id} value={item.id} overflowWrap="anywhere">
                  {item.label}
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            {!items && <Spinner size="xs" mx="3" my="2" />}
          </Menu.Content>
        </Menu.Positioner>
      </Layer>
    </Menu.Root>
  );
}

function useItems(find: CommentSubject['findItems']) {
  const [items, setItems] = useState<readonly CommentedItem[] | null>(null);
  async function load() {
    try {
      setItems(find ? await find() : []);
    } catch (error) {
      setItems((before) => before ?? []);
      toast.error(describeError(error));
    }
  }
  return { items, load };
}

function labelOf(target: CommentTarget, about: CommentSubject): string {
  if (target.kind === 'item') return target.item.label;
  return target.kind === 'all' ? messages.all : about.name;
}

function menuValue(target: CommentTarget): string {
  return target.kind === 'item' ? target.item.id : target.kind;
}

function targetOf(value: string, items: readonly CommentedItem[]): CommentTarget {
  const item = items.find(({ id }) => id === value);
  if (item) return { kind: 'item', item };
  return value === 'record' ? RECORD_ONLY : ALL_COMMENTS;
}
