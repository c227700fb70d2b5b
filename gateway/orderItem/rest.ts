import type {
  AvailableOrderItemFilter,
  FieldError,
  OrderItemFilter,
  OrderItemSort,
  UpdateOrderItemInput,
} from '../generated/resolvers.ts';
import type {
  AvailableOrderItem,
  ItemsWork,
  OrderItem,
  OrderItemPart,
  OrderItemPlace,
  Receipt,
  RemovedOrderItem,
} from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { result } from '../record/result.ts';
import { type StatusChange, type Statuses, statusesOf } from '../record/statuses.ts';
import { dataOf, type Page, pageOf } from '../rest/answer.ts';
import { offersInBody } from '../rest/capabilities.ts';
import { type ChildList, childList } from '../rest/childList.ts';
import { Collection } from '../rest/collection.ts';
import { listQuery, restId } from '../rest/list.ts';
import { unlessMissing } from '../rest/nullOnError.ts';
import type { Rest } from '../rest/operation.ts';
import type { Query } from '../rest/query.ts';
import { RestError } from '../upstream/error.ts';
import { path } from '../upstream/path.ts';
import { changedItemFields, type ItemFields, itemFilters, listNames, restNames } from './inputs.ts';
import { messages } from './messages.ts';

/** An order item; rows of the list are full records. */
export type RestOrderItem = Omit<OfAnyBackend<OrderItem>, Extras> & Partial<Pick<OrderItem, Extras>>;

/** What other backends may not tell of an item. */
type Extras = 'missingForShipment' | 'refusedStatuses';

/** What is left to do with the items of an order. */
export type RestItemsWork = ItemsWork;

/** A field that items of an order lack and a shipment requires. */
export type RestMissingField = ItemsWork['missingForShipment'][number];

/** A field of an item that a shipment requires. */
export type RestShipmentField = RestMissingField['field'];

/** The goods receipt of an item. */
export type RestGoodsReceipt = OrderItem['goodsReceipt'];

/** One of the items that were ordered as one. */
export type RestOrderItemPart = OrderItemPart;

/** The place of an item among the items of its order. */
export type RestItemPlace = OrderItemPlace;

/** An item that was removed from its order. */
export type RestRemovedItem = RemovedOrderItem;

/** A receipt of an item as it was recorded, corrected or taken back. */
export type RestReceipt = Receipt;

/** An item that a shipment can take; other backends do not check the export rule. */
export type RestAvailableOrderItem = RestOrderItem & Partial<Pick<AvailableOrderItem, 'eei'>>;

/** How a value relates to the limit of an export filing. */
export type RestExportLevel = NonNullable<AvailableOrderItem['eei']>['level'];

/** The arguments of a list of items. */
interface ItemListArguments<Filter> {
  readonly ids?: readonly string[] | null;
  readonly page?: number | null;
  readonly items?: number | null;
  readonly search?: string | null;
  readonly exact?: boolean | null;
  readonly sort?: OrderItemSort | null;
  readonly filter?: Filter | null;
}

/** The restrictions of a list besides its filters. */
interface Which {
  readonly programId?: string | number | null;
  readonly purchaseOrderId?: string | number | null;
  readonly shipmentId?: string | number | null;
  readonly assessed?: boolean | null;
  readonly received?: boolean | null;
}

/** Maps the arguments of the list of items to api/v1's parameters. @throws RestError BAD_USER_INPUT as `listQuery` */
export function itemListQuery(asked: ItemListArguments<OrderItemFilter> & Which): Query {
  const { programId, purchaseOrderId, shipmentId, assessed, received, filter } = asked;
  const which = { programId, purchaseOrderId, commercialInvoiceId: shipmentId, assessed, received };
  return { ...listQuery(asked), ...which, filters: itemFilters.sent(filter ?? {}) };
}

/** A step in an item's life that is taken together with an edit. */
export interface ItemStep {
  /** The path in api/v1; the item's id follows it. */
  readonly path: 'assessments' | 'goods_receipts';
  /** Returns the edit that precedes the step if the backend accepts the two only in separate calls. */
  readonly asEdit: (fields: ItemFields) => object;
  /** Returns the message for an edit that was saved although the step failed. */
  readonly unfinished: () => string;
}

/** The result of a write on an item. */
interface ItemResult {
  readonly orderItem: RestOrderItem | null;
  readonly errors: FieldError[];
  readonly current: RestOrderItem | null;
}

/** The result of a removal. */
export interface RestRemoval {
  readonly deletedId: string | null;
  readonly errors: FieldError[];
  readonly current: RestOrderItem | null;
  /** The item as it was, if the caller asked for its order and it is gone. */
  readonly removed: RestOrderItem | null;
}

/** The order items, with the calls that only they have. */
export class OrderItems extends Collection<RestOrderItem> {
  readonly statuses: Statuses;
  /** The items of an order. */
  readonly ofOrder: ChildList<RestOrderItem>;
  /** The items that travel in a shipment. */
  readonly ofShipment: ChildList<RestOrderItem>;
  readonly #rest: Rest;

  constructor(rest: Rest) {
    super(rest, { path: 'order_items', wrapper: 'orderItem', names: listNames });
    this.#rest = rest;
    this.statuses = statusesOf(rest, 'order_items');
    this.ofOrder = childList(rest, {
      under: 'purchase_orders',
      list: 'order_items',
      alone: (purchaseOrderId, query) => this.page({ ...query, purchaseOrderId }),
      addressOf: (purchaseOrderId, query) => ({ path: 'order_items', query: { ...query, purchaseOrderId } }),
    });
    this.ofShipment = childList(rest, {
      under: 'commercial_invoices',
      list: 'order_items',
      alone: (commercialInvoiceId, query) => this.page({ ...query, commercialInvoiceId }),
      addressOf: (commercialInvoiceId, query) => ({ path: 'order_items', query: { ...query, commercialInvoiceId } }),
    });
  }

  /** Returns one page of items. @throws RestError */
  list(asked: ItemListArguments<OrderItemFilter> & Which): Promise<Page<RestOrderItem>> {
    return this.page(itemListQuery(asked));
  }

  /** Returns one page of the items that a shipment can take. @param selectedIds items already selected @throws RestError */
  async listAvailable(
    shipmentId: string | number,
    asked: ItemListArguments<AvailableOrderItemFilter> & { readonly selectedIds?: readonly string[] | null },
  ): Promise<Page<RestAvailableOrderItem>> {
    const query = {
      ...listQuery(asked),
      selectedOrderItemIds: asked.selectedIds,
      filters: itemFilters.sent(asked.filter ?? {}),
    };
    const to = path`commercial_invoices/${shipmentId}/available_order_items`;
    return pageOf(await this.#rest.read(to, { query, names: listNames }));
  }

  assignStatus(id: string, record: StatusChange): Promise<RestOrderItem> {
    return this.write('PUT', path`order_items/${id}/assigned_status`, { record });
  }

  assignStatuses(
    ids: readonly string[],
    record: { status: string; subStatus: string | null },
    partial: boolean,
    lockVersions?: readonly number[],
  ) {
    return this.writeMany('PUT', path`order_items/assigned_status`, {
      ids: ids.map(restId),
      record,
      partial,
      lockVersions,
    });
  }

  /** Adds items to an order. @throws RestError */
  createMany(purchaseOrderId: string, orderItems: readonly ItemFields[], partial: boolean) {
    return this.writeMany('POST', path`purchase_orders/${purchaseOrderId}/order_items`, { orderItems, partial });
  }

  /** Changes items of any orders. @throws RestError */
  updateMany(orderItems: readonly ItemFields[], partial: boolean) {
    return this.writeMany('PATCH', path`order_items`, { orderItems, partial });
  }

  /** Removes items of any orders; each result is the item as it was. @throws RestError */
  removeMany(orderItems: readonly { id: string | number; lockVersion?: number | undefined }[], partial: boolean) {
    return this.writeMany('POST', path`order_items/removals`, { orderItems, partial });
  }

  /** @returns the item, then the new ones @throws RestError */
  async splitQuantity(id: string, fields: object): Promise<RestOrderItem[]> {
    return dataOf(await this.#rest.write('POST', path`order_items/${id}/split_quantity`, { orderItem: fields }));
  }

  /** @returns the item, now the first part, then the others @throws RestError */
  async splitKit(id: string, fields: object): Promise<RestOrderItem[]> {
    return dataOf(await this.#rest.write('POST', path`order_items/${id}/split_kit`, { orderItem: fields }));
  }

  /** Returns what is left to do with the items of an order; null if the backend does not tell. @throws RestError */
  workOf(purchaseOrderId: string | number): Promise<RestItemsWork | null> {
    return unlessMissing(async () =>
      dataOf<RestItemsWork>(await this.#rest.read(path`purchase_orders/${purchaseOrderId}/items_work`, {})),
    );
  }

  /** Returns the place of an item among those of its order; null if the backend does not tell. @throws RestError */
  placeOf(id: string | number): Promise<RestItemPlace | null> {
    return unlessMissing(async () => dataOf<RestItemPlace>(await this.#rest.read(path`order_items/${id}/place`, {})));
  }

  /** Returns an item that was removed from an order; null if none was, or the backend does not tell. @throws RestError */
  removed(purchaseOrderId: string, id: string): Promise<RestRemovedItem | null> {
    return unlessMissing(async () =>
      dataOf<RestRemovedItem>(await this.#rest.read(path`purchase_orders/${purchaseOrderId}/removed_items/${id}`, {})),
    );
  }

  /** Returns the receipts of an item; null if the backend does not keep them. @throws RestError */
  receipts(id: string | number): Promise<RestReceipt[] | null> {
    return unlessMissing(async () =>
      dataOf<RestReceipt[]>(await this.#rest.read(path`order_items/${id}/receipts`, {})),
    );
  }

  /** Releases an item that did not arrive as it should. @returns the item @throws RestError */
  release(id: string, fields: object): Promise<RestOrderItem> {
    return this.write('POST', path`goods_receipts/${id}/release`, fields);
  }

  /** Changes an item and receives a part of it: both or neither; rejected if the backend cannot do that. */
  async receivePart(
    id: string,
    step: ItemStep,
    input: UpdateOrderItemInput,
    receivedQuantity: string,
  ): Promise<ItemResult> {
    if (!(await offersInBody(this.#rest, 'PATCH', step.path, 'order_item.received_quantity'))) {
      const refusal = { field: 'receivedQuantity', message: messages.noParts, code: 'INVALID' as const };
      return { orderItem: null, errors: [refusal], current: null };
    }
    const orderItem = { ...changedItemFields(input), receivedQuantity };
    return result('orderItem', () => this.write('PATCH', path`${step.path}/${id}`, { orderItem }), restNames);
  }

  /** Reverts a step. @returns the item @throws RestError */
  takeBack(id: string, step: ItemStep): Promise<RestOrderItem> {
    return this.write('DELETE', path`${step.path}/${id}`);
  }

  /**
   * Changes an item and takes a step with it: in one call if the backend offers that, both or neither. Otherwise in two
   * calls; if the second fails, the result has the saved item, and its `errors` report that the step was not taken.
   */
  async takeStep(id: string, step: ItemStep, input: UpdateOrderItemInput): Promise<ItemResult> {
    const fields = changedItemFields(input);
    const to = path`${step.path}/${id}`;
    if (await offersInBody(this.#rest, 'PATCH', step.path, 'order_item')) {
      return result('orderItem', () => this.write('PATCH', to, { orderItem: fields }), restNames);
    }
    const saved = await result('orderItem', () => this.update(id, step.asEdit(fields)), restNames);
    if (!saved.orderItem) return saved;
    try {
      return { orderItem: await this.write('PATCH', to, undefined), errors: [], current: null };
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      const reasons = (error.rejection?.fields ?? []).map((field) => ({ ...field, code: 'TRANSITION' as const }));
      const unfinished: FieldError = { field: 'base', message: step.unfinished(), code: 'TRANSITION' };
      return { ...saved, errors: [unfinished, ...reasons] };
    }
  }
}
