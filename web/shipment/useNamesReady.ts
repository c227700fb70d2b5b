import { countryChoices, packageTypeChoices, shipmentTypeChoices } from '../lookup/lookupChoices.ts';

/** An id that no list has: its label is undefined only while the list loads. */
const ANY = '-';

/** Whether the names of the lists that the facts of a shipment use are there, or cannot be had. */
export function useNamesReady(): boolean {
  const labels = [countryChoices.useLabel(ANY), shipmentTypeChoices.useLabel(ANY), packageTypeChoices.useLabel(ANY)];
  return labels.every((label) => label !== undefined);
}
