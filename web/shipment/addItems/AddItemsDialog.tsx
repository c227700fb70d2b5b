import { Box, Button, CloseButton, chakra, Dialog, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { addDecimals } from '../../base/decimal.ts';
import { describeError } from '../../base/errors.ts';
import { formatMoney } from '../../base/format.ts';
import { messages as kitMessages } from '../../base/words.ts';
import { useFeatureFlags, useProgram } from '../../client/session.ts';
import {
  type AddItemsShipmentQuery,
  type AvailableItemFragment,
  type OrderItemSortField,
  useAddItemsShipmentQuery,
} from '../../generated/operations.ts';
import { ChoiceName } from '../../kit/form/ChoiceName.tsx';
import { SimilarNote } from '../../kit/list/SimilarNote.tsx';
import { type LocalListState, useOwnListState } from '../../kit/list/useOwnListState.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { ModalLayer } from '../../kit/ui/ModalLayer.tsx';
import { type Asked, RetryAlert } from '../../kit/ui/RetryAlert.tsx';
import { SearchedContext } from '../../kit/ui/searched.ts';
import { TabSet } from '../../kit/ui/TabSet.tsx';
import { shipmentTypeChoices } from '../../lookup/lookupChoices.ts';
import { Cards } from './Cards.tsx';
import { ItemCard } from './ItemCard.tsx';
import { ItemFilters } from './ItemFilters.tsx';
import { itemListSpec } from './itemFilters.ts';
import type { ItemSelection } from './itemSelection.ts';
import { itemWarnings } from './itemWarnings.ts';
import { addItemsMessages as messages } from './messages.ts';
import { useAdding } from './useAdding.ts';
import { useAvailableItems } from './useAvailableItems.ts';
import { useItemChecks } from './useItemChecks.ts';
import { VirtualRows } from './VirtualRows.tsx';

interface AddItemsDialogProps {
  shipmentId: string;
  selection: ItemSelection;
  /** The search and filters of the list. */
  question: LocalListState<OrderItemSortField>;
  onClose: () => void;
  /** Called once the items are added. */
  onAdded: () => void;
}

const LIST = 'list';
const CHOSEN = 'chosen';

/** The estimated height of a card in pixels, on a screen and on a phone, before it is measured. */
const CARD = 132;

/** Offers the items that a shipment can take; the selection survives filters, tabs and scrolling. */
export function AddItemsDialog({ shipmentId, selection, question, onClose, onAdded }: AddItemsDialogProps) {
  const { id: programId, slug, orderNumberInternalEnabled } = useProgram();
  const flags = useFeatureFlags();
  const query = useAddItemsShipmentQuery({ variables: { id: shipmentId }, fetchPolicy: 'cache-and-network' });
  const shipment = query.data?.shipment;
  const [tab, setTab] = useState(LIST);
  const { standards, hazardQuery } = useItemChecks(shipment, selection);
  const { hazards } = standards;
  const hazardKey = hazards.join(' ');
  // By text: the same hazards in another array are not another list.
  const spec = useMemo(() => itemListSpec(hazardKey.split(' ').filter(Boolean), flags), [hazardKey, flags]);
  const list = useOwnListState(spec, question);
  const available = useAvailableItems({
    shipmentId,
    programId,
    question: { search: list.variables.search, filter: list.variables.filter },
    kept: selection.items,
    onItemsUpdated: selection.update,
  });
  const { found } = available;
  const typed = list.variables.search ?? '';
  const searched = useMemo(() => ({ typed, similar: found.similar }), [typed, found.similar]);
  const chosen = useMemo(() => [...selection.items.values()], [selection.items]);
  const adding = useAdding({ shipmentId, selection, onClose, onAdded });
  const card = (item: (typeof chosen)[number]) => {
    const selected = selection.items.has(item.orderItem.id);
    return (
      <ItemCard
        item={selection.items.get(item.orderItem.id) ?? item}
        selected={selected}
        slug={slug}
        withRequest={orderNumberInternalEnabled}
        warnings={itemWarnings(item, selected, standards)}
        onToggle={selection.toggle}
      />
    );
  };
  const search = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open
      onOpenChange={(change) => !change.open && onClose()}
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={() => search.current?.querySelector('input') ?? null}
      placement="center"
    >
      <ModalLayer css={surface}>
        <Dialog.Header display="flex" alignItems="baseline" gap="2.5" pb="2">
          <Dialog.Title>{messages.title}</Dialog.Title>
          <Text color="fg.muted">{shipment?.invoiceNumber}</Text>
        </Dialog.Header>
        <Box flex="1" minH="0" ref={search}>
          <TabSet
            label={messages.tabs}
            tabs={[
              { id: LIST, label: messages.itemList, count: found.count },
              { id: CHOSEN, label: messages.selectedItems, count: chosen.length },
            ]}
            value={tab}
            onSelect={setTab}
          >
            <Flex direction="column" h="full">
              <RetryAlert inset query={bothOf(query, hazardQuery)} text={messages.mayLackWarnings} />
              <Cards>
                {tab === LIST ? (
                  <>
                    <ItemFilters filters={spec.filters} list={list} fixed={fixedFilters(shipment)} />
                    {found.similar && available.isCurrent && (
                      <Box px={{ base: '4', md: '5' }} py="2">
                        <SimilarNote typed={typed} />
                      </Box>
                    )}
                    <SearchedContext value={searched}>
                      <FoundItems available={available} list={list} render={card} />
                    </SearchedContext>
                  </>
                ) : chosen.length === 0 ? (
                  <EmptyState title={messages.noneSelected} hint={messages.selectedPurpose} />
                ) : (
                  <VirtualRows
                    label={messages.selectedItems}
                    name={CHOSEN}
                    count={chosen.length}
                    estimate={CARD}
                    row={(index) => chosen[index] && card(chosen[index])}
                  />
                )}
              </Cards>
            </Flex>
          </TabSet>
        </Box>
        <Dialog.Footer borderTopWidth="1px" borderColor="border" flexWrap="wrap" gap="2.5" py="2.5">
          <Text fontWeight="semibold" role="status">
            {messages.selected(chosen.length)}
          </Text>
          <Button
            variant="plain"
            size="sm"
            px="1"
            color="program.fg"
            disabled={chosen.length === 0}
            onClick={selection.clear}
          >
            {messages.deselectAll}
          </Button>
          <Text flex="1" textAlign="end" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {chosen.length > 0 && worthText(selection.worth, shipment?.totalValue ?? null)}
          </Text>
          <Flex gap="2.5">
            <Button variant="outline" onClick={onClose}>
              {messages.cancel}
            </Button>
            <ActionButton disabledReason={adding.reason} loading={adding.pending} onClick={() => void adding.add()}>
              {messages.add}
            </ActionButton>
          </Flex>
        </Dialog.Footer>
        <Dialog.CloseTrigger asChild>
          <CloseButton size="sm" variant="ghost" aria-label={messages.close} />
        </Dialog.CloseTrigger>
      </ModalLayer>
    </Dialog.Root>
  );
}

interface FoundItemsProps {
  available: ReturnType<typeof useAvailableItems>;
  list: { narrowed: boolean; clear: () => void };
  render: (item: AvailableItemFragment) => ReactNode;
}

/** The found items, or why none are shown. */
function FoundItems({ available: { found, isCurrent, error, see, retry }, list, render }: FoundItemsProps) {
  const problem = error !== null && (
    <Flex role="alert" align="center" gap="3" px="5" py="2.5" textStyle="sm" color="fg.error">
      {kitMessages.labeled(messages.notLoaded, describeError(error))}
      <Button size="xs" variant="outline" onClick={retry}>
        {messages.retry}
      </Button>
    </Flex>
  );
  return (
    <>
      {problem}
      {found.asked === null ? (
        !problem && <Waiting aria-label={messages.loading} />
      ) : isCurrent && found.count === 0 ? (
        <EmptyState
          title={list.narrowed ? messages.noMatch : messages.noneYet}
          hint={messages.purpose}
          action={
            list.narrowed && (
              <Button variant="outline" onClick={list.clear}>
                {kitMessages.clearFilters}
              </Button>
            )
          }
        />
      ) : (
        <VirtualRows
          label={messages.itemList}
          name={found.asked}
          count={found.count}
          estimate={CARD}
          dimmed={!isCurrent}
          onSight={see}
          row={(index) => {
            const item = found.rows.get(index);
            return item ? render(item) : <Waiting style={{ height: CARD }} aria-label={messages.loading} />;
          }}
        />
      )}
    </>
  );
}

/** Combines queries into one, whose refetch retries those that failed. */
function bothOf(...queries: readonly Asked[]): Asked {
  const failed = queries.filter(({ error }) => error);
  return {
    error: failed[0]?.error,
    loading: queries.some(({ loading }) => loading),
    refetch() {
      for (const query of failed) void query.refetch();
    },
  };
}

function fixedFilters(shipment: AddItemsShipmentQuery['shipment'] | undefined) {
  const { shipmentType, group } = messages.labels;
  return [
    ...(shipment?.shipmentType
      ? [{ label: shipmentType, value: <ChoiceName source={shipmentTypeChoices} id={shipment.shipmentType} /> }]
      : []),
    ...(shipment?.group ? [{ label: group, value: shipment.group.name }] : []),
  ];
}

function worthText(worth: string, total: string | null): string {
  return messages.worth(formatMoney(worth), total === null ? null : formatMoney(addDecimals(total, worth)));
}

/** The placeholder of a card. */
const Waiting = chakra('div', {
  base: { minH: '132px', borderBottomWidth: '1px', borderColor: 'border', bg: 'bg.subtle' },
});

/** A work surface: wider than other dialogs, and full-screen in a narrow window. */
const surface = {
  display: 'flex',
  flexDirection: 'column',
  w: '980px',
  maxW: 'none',
  maxH: 'none',
  h: 'min(840px, calc(100dvh - 48px))',
  my: '6',
  '@media (max-width: 1020px)': { w: '100vw', h: '100dvh', m: '0', borderRadius: '0' },
};
