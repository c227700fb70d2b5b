import { inTurns } from '../base/inTurns.ts';
import type { ShipmentDeliveryInput, ShipmentListInput } from '../generated/resolvers.ts';
import type {
  CommercialInvoice,
  CommercialInvoiceDefaults,
  DangerousGoodsAdvice,
  ExportRule,
  GivenApprovals,
  IssuedPapers,
  PackageLine,
  ReadinessCheck,
  SegregatedPair,
  UnprintableLetters,
} from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { type StatusChange, type Statuses, statusesOf } from '../record/statuses.ts';
import { dataOf } from '../rest/answer.ts';
import { supportsCall } from '../rest/capabilities.ts';
import { Collection } from '../rest/collection.ts';
import { listQuery, restId } from '../rest/list.ts';
import { unlessMissing } from '../rest/nullOnError.ts';
import type { Rest } from '../rest/operation.ts';
import type { Query } from '../rest/query.ts';
import { type Path, path } from '../upstream/path.ts';
import { adviceCalls } from './adviceCalls.ts';
import { filtersOf } from './inputs.ts';

/** The fields of shipments that only the reference backend has. */
type Extras = 'countriesOfManufacture' | 'fixedFields' | 'lapsedApprovals' | 'packageLines' | 'refusedStatuses';

/** A shipment; rows of the list are full records. */
export type RestShipment = Omit<OfAnyBackend<CommercialInvoice>, 'maxValuesGroupedByHsCodes' | Extras> & {
  readonly [Extra in Extras]?: CommercialInvoice[Extra];
} & {
  /** The keys are data: HS codes. */
  readonly maxValuesGroupedByHsCodes: Readonly<Record<string, string>>;
};

/** A readiness check; the result of the export rule; that of the dangerous goods rules; two hazards that are kept apart. */
export type RestReadinessCheck = ReadinessCheck;
export type RestExportRule = ExportRule;
export type RestDangerousGoods = DangerousGoodsAdvice;
export type RestPair = SegregatedPair;

/** The approval dates that a shipment has, and one of them. */
export type RestGivenApprovals = GivenApprovals;
export type RestGivenApproval = GivenApprovals['approvals'][number];

/** The issued papers of a shipment, and a revision of them. */
export type RestIssuedPapers = IssuedPapers;
export type RestIssuedPaper = IssuedPapers['papers'][number];

/** A line of a shipment's packages, and an item in them. */
export type RestPackageLine = PackageLine;
export type RestPackedItem = PackageLine['contents'][number];

/** Maps the arguments of the list of shipments to api/v1's parameters. @throws RestError BAD_USER_INPUT as `listQuery` */
export const shipmentListQuery = ({ programId, filter, ...list }: ShipmentListArguments): Query => ({
  ...listQuery(list),
  programId,
  filters: filter ? filtersOf(filter) : {},
});
type ShipmentListArguments = ShipmentListInput & Parameters<typeof listQuery>[0];

/** How many results of rules one operation asks for at once. */
const ADVICE_AT_ONCE = 4;

/** A PDF of a shipment. */
export interface ShipmentPaper {
  readonly shipmentId: string | number;
  readonly url: string;
}

/** The shipments, which api/v1 calls commercial invoices, with the calls that only they have. */
export class Shipments extends Collection<RestShipment> {
  readonly statuses: Statuses;
  readonly #rest: Rest;
  readonly #adviceInTurns = inTurns(ADVICE_AT_ONCE);
  /** Returns a part of the advice on a shipment: what it needs before it can leave, or the result of rules for it. */
  readonly advice: ReturnType<typeof adviceCalls>;

  constructor(rest: Rest) {
    super(rest, { path: 'commercial_invoices', wrapper: 'commercialInvoice' });
    this.#rest = rest;
    this.statuses = statusesOf(rest, 'commercial_invoices');
    this.advice = adviceCalls(rest, this.#adviceInTurns);
  }

  /** Replaces the list of assigned users. */
  assignUsers(id: string, ids: ReadonlyArray<string | number>): Promise<RestShipment> {
    return this.write('PUT', path`commercial_invoices/${id}/manage`, { user: { ids } });
  }

  /** @param delivery what is recorded of the delivery, with a move to delivered */
  assignStatus(id: string, record: StatusChange & Partial<ShipmentDeliveryInput>): Promise<RestShipment> {
    return this.write('PUT', path`commercial_invoices/${id}/assigned_status`, { record });
  }

  assignStatuses(ids: readonly string[], record: StatusChange, partial: boolean, lockVersions?: readonly number[]) {
    return this.writeMany('PUT', path`commercial_invoices/assigned_status`, {
      ids: ids.map(restId),
      record,
      partial,
      lockVersions,
    });
  }

  /** Replaces the list of assigned users of each of these shipments. */
  assignUsersToMany(
    ids: readonly string[],
    userIds: readonly string[],
    partial: boolean,
    lockVersions?: readonly number[],
  ) {
    return this.writeMany('PUT', path`commercial_invoices/manage`, {
      ids: ids.map(restId),
      user: { ids: userIds.map(restId) },
      partial,
      lockVersions,
    });
  }

  setDelivery(id: string, commercialInvoice: object): Promise<RestShipment> {
    return this.write('PUT', path`commercial_invoices/${id}/delivery`, { commercialInvoice });
  }

  setApprovals(id: string, commercialInvoice: object): Promise<RestShipment> {
    return this.write('PUT', path`commercial_invoices/${id}/approvals`, { commercialInvoice });
  }

  /** Returns what has become of its approvals; null if the backend lacks the call. @throws RestError */
  async givenApprovals(id: string | number, since?: string | null): Promise<RestGivenApprovals | null> {
    if (!(await supportsCall(this.#rest, 'GET', 'commercial_invoices/{}/approvals'))) return null;
    const read = () => this.#rest.read(path`commercial_invoices/${id}/approvals`, { query: { since } });
    return dataOf(await this.#adviceInTurns(read));
  }

  /** Returns its issued papers; null if the backend lacks the call. @throws RestError */
  async issuedPapers(id: string | number): Promise<RestIssuedPapers | null> {
    if (!(await supportsCall(this.#rest, 'GET', 'commercial_invoices/{}/papers'))) return null;
    return dataOf(await this.#advice(path`commercial_invoices/${id}/papers`));
  }

  /** Issues the next revision of its papers. @returns the shipment @throws RestError */
  async issuePapers(id: string): Promise<RestShipment | null> {
    await this.#rest.write('POST', path`commercial_invoices/${id}/papers`);
    return this.find(id);
  }

  /** Returns its packages, line by line; null if the backend lacks the call. @throws RestError */
  async packages(id: string | number): Promise<RestPackageLine[] | null> {
    if (!(await supportsCall(this.#rest, 'GET', 'commercial_invoices/{}/packages'))) return null;
    return dataOf(await this.#advice(path`commercial_invoices/${id}/packages`));
  }

  /** Replaces the lines of its packages. @throws RestError */
  setPackages(id: string, commercialInvoice: object): Promise<RestShipment> {
    return this.write('PUT', path`commercial_invoices/${id}/packages`, { commercialInvoice });
  }

  /** Adds items: all of them or none. api/v1 expects this body without a wrapper. */
  addItems(id: string, selectedOrderItemIds: ReadonlyArray<string | number>): Promise<RestShipment> {
    return this.write('POST', path`commercial_invoices/${id}/order_items`, { selectedOrderItemIds });
  }

  /** Removes an item. @returns the shipment without it */
  async removeItem(id: string, itemId: string): Promise<RestShipment | null> {
    await this.#rest.write('DELETE', path`commercial_invoices/${id}/order_items/${itemId}`);
    return this.find(id);
  }

  #advice(of: Path): Promise<unknown> {
    return this.#adviceInTurns(() => this.#rest.read(of));
  }

  /** Returns the letters that its papers cannot show, by place; none if the backend has no such call. @throws RestError */
  async unprintableLetters(id: string | number): Promise<UnprintableLetters[]> {
    const read = () => this.#rest.read(path`commercial_invoices/${id}/unprintable_letters`);
    const answer = await unlessMissing(read);
    return answer === null ? [] : dataOf(answer);
  }

  /** Acknowledges pairs of dangerous goods for the caller. @returns the shipment @throws RestError */
  async acknowledge(id: string, pairs: readonly string[]): Promise<RestShipment | null> {
    await this.#rest.write('PUT', path`commercial_invoices/${id}/dangerous_goods`, { pairs });
    return this.find(id);
  }

  /** Returns the defaults of a new shipment of a program. */
  async newDefaults(programId: string): Promise<CommercialInvoiceDefaults> {
    return dataOf(await this.#rest.read(path`commercial_invoices/new_defaults`, { query: { programId } }));
  }
}
