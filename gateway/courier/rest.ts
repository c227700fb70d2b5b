import type { CourierFilter } from '../generated/resolvers.ts';
import type { Airline, Courier, CourierLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { screeningFilters } from '../record/party.ts';
import { pageOf, recordOf } from '../rest/answer.ts';
import { type ChildList, childList } from '../rest/childList.ts';
import { Collection } from '../rest/collection.ts';
import { filterTable } from '../rest/filters.ts';
import { unlessMissing } from '../rest/nullOnError.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** A courier as lists, pickers and other records show it. */
export type RestCourier = CourierLight;

/** A courier with all its fields. */
export type RestFullCourier = OfAnyBackend<Courier>;

/** An airline of a courier. */
export type RestAirline = OfAnyBackend<Airline>;

/** The filters of couriers. */
export const courierFilters = filterTable<CourierFilter>(screeningFilters);

/** Couriers with their airlines; api/v1 has airlines only below their courier. */
export class Couriers extends Collection<RestFullCourier, RestCourier> {
  readonly #rest: Rest;
  /** The airlines of a courier. */
  readonly airlines: ChildList<RestAirline>;

  constructor(rest: Rest) {
    super(rest, { path: 'couriers', wrapper: 'courier', names: courierFilters.names });
    this.#rest = rest;
    this.airlines = childList(rest, {
      under: 'couriers',
      list: 'airlines',
      alone: async (id, query) => pageOf(await rest.read(path`couriers/${id}/airlines`, { query })),
    });
  }

  /** Returns null if the courier or the airline is missing or unreadable, or they do not belong together. */
  airline(courierId: string, id: string): Promise<RestAirline | null> {
    return unlessMissing(async () => recordOf(await this.#rest.read(path`couriers/${courierId}/airlines/${id}`)));
  }

  async createAirline(courierId: string, airline: object): Promise<RestAirline> {
    return recordOf(await this.#rest.write('POST', path`couriers/${courierId}/airlines`, { airline }));
  }

  async updateAirline(courierId: string, id: string, airline: object): Promise<RestAirline> {
    return recordOf(await this.#rest.write('PUT', path`couriers/${courierId}/airlines/${id}`, { airline }));
  }
}
