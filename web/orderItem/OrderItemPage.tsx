import { Box, Flex } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { formatQuantity } from '../base/format.ts';
import { useAfterPaint } from '../base/useAfterPaint.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { type OrderItemPageQuery, useOrderItemPageQuery } from '../generated/operations.ts';
import { RecordPage } from '../kit/record/RecordPage.tsx';
import { isAbout, isUnder, useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ItemsBeside } from './ItemsBeside.tsx';
import { itemMessages as messages } from './messages.ts';
import { itemName } from './OrderItemColumns.tsx';
import { OrderItemRecord } from './OrderItemRecord.tsx';
import { OriginLine } from './OriginLine.tsx';
import { useItemsBeside } from './useItemsBeside.ts';
import { useMissingItem } from './useMissingItem.ts';

/** The page of an order's item, at its own address, with the other items of the order beside it. */
export function OrderItemPage() {
  const { id: orderId = '', itemId = '' } = useParams();
  const { orderItems, purchaseOrders } = usePermissions();
  const allowed = orderItems.read && purchaseOrders.read;
  return allowed ? <AllowedPage orderId={orderId} itemId={itemId} /> : <DeniedPage />;
}

/** The page of users who may not read items and orders; it sends no request. */
function DeniedPage() {
  const { slug } = useProgram();
  return (
    <RecordPage
      allowed={false}
      query={NOTHING}
      record={() => null}
      title={() => ''}
      parents={[{ label: messages.orders, to: addresses.purchaseOrders(slug) }]}
    >
      {() => null}
    </RecordPage>
  );
}

const NOTHING = { loading: false, refetch: async () => undefined };

interface AllowedPageProps {
  orderId: string;
  itemId: string;
}

function AllowedPage({ orderId, itemId }: AllowedPageProps) {
  const program = useProgram();
  const query = useOrderItemPageQuery({
    variables: { id: itemId, purchaseOrderId: orderId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const beside = useItemsBeside(orderId, itemId);
  // The item itself first: its place is kept, and the list is asked for meanwhile.
  const showsBeside = useAfterPaint(true, false);
  const { data } = query;
  const order = data?.purchaseOrder?.program?.id === program.id ? data.purchaseOrder : null;
  const orders = { label: messages.orders, to: addresses.purchaseOrders(program.slug) };
  const record = ({ orderItem, purchaseOrder }: OrderItemPageQuery) => {
    const isHere = purchaseOrder?.program?.id === program.id && orderItem?.purchaseOrderId === purchaseOrder.id;
    return isHere ? orderItem : null;
  };
  const refresh = () => {
    void query.refetch();
    if (order) beside.refresh();
  };
  useRecordChanges({
    programId: program.id,
    // Comments are told by their own events.
    concerns: (change) =>
      change.actionType !== 'COMMENT' &&
      (isAbout(change, 'PURCHASE_ORDER', [{ id: orderId }]) || isUnder(change, 'PURCHASE_ORDER', orderId)),
    onChange: refresh,
  });
  // The user's own removal, too: the response to it does not say that the item is gone.
  useRecordChanges({
    programId: program.id,
    always: true,
    concerns: (change) => change.actionType === 'DELETE' && isAbout(change, 'ORDER_ITEM', [{ id: itemId }]),
    onChange: refresh,
  });
  const missing = useMissingItem({ orderId, itemId, isMissing: order !== null && data !== undefined && !record(data) });
  return (
    <Box h="full" css={{ containerType: 'inline-size' }}>
      <Flex h="full" minH="0">
        {(order ?? data === undefined) && (
          <Box css={BESIDE}>
            {showsBeside && <ItemsBeside purchaseOrderId={orderId} itemId={itemId} beside={beside} />}
          </Box>
        )}
        <Box flex="1" minW="0" h="full" overflowY="auto" position="relative">
          <RecordPage
            allowed
            // What was loaded before is of another item.
            query={{ ...query, previousData: undefined }}
            record={record}
            title={itemName}
            crumb={({ position }) => messages.crumb(formatQuantity(position))}
            parents={
              order
                ? [orders, { label: order.orderNumber, to: addresses.purchaseOrder(program.slug, order.id) }]
                : [orders]
            }
            notFound={
              missing ? { ...missing, more: missing.origin && <OriginLine origin={missing.origin} /> } : undefined
            }
          >
            {(item) => <OrderItemRecord item={item} beside={beside} />}
          </RecordPage>
        </Box>
      </Flex>
    </Box>
  );
}

/**
 * Beside the item where there is room for both; elsewhere the arrows lead to the other items. Its width is the window's affair,
 * so that nothing moves when the panel arrives, and leaves four fields in a line their least width.
 */
const BESIDE = {
  display: 'none',
  flexShrink: 0,
  width: '180px',
  height: 'full',
  borderEndWidth: '1px',
  borderColor: 'border',
  '@container (min-width: 740px)': { display: 'block' },
  '@media (min-width: 1600px)': { width: '264px' },
};
