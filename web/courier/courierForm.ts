import type {
  AirlineRowFragment,
  CourierFieldsFragment,
  CreateAirlineInput,
  CreateCourierInput,
} from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { twinsBy } from '../kit/form/twins.ts';
import { screeningFields } from '../lookup/fieldChoices.ts';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { courierRecord } from './courierRecord.ts';
import { courierMessages as messages } from './messages.ts';

const courier = fieldsOf<CourierFieldsFragment>();

/** The fields of a courier. */
export const courierForm = formFor<CreateCourierInput, 'organizationId' | 'programId'>()({
  companyName: courier.text(({ companyName }) => companyName, {
    label: messages.companyName,
    required: messages.companyNameRequired,
    twins: twinsBy('COURIER', ['companyName'], courierRecord.record),
  }),
  ...screeningFields<CourierFieldsFragment>(messages.screened),
  address: courier.address(({ address }) => address, { countries: countryChoices }),
});

const airline = fieldsOf<AirlineRowFragment>();

/** The fields of an airline. Its air waybill numbers begin with the prefix. */
export const airlineForm = formFor<CreateAirlineInput, 'courierId'>()({
  name: airline.text(({ name }) => name, { label: messages.airlineName, required: messages.airlineNameRequired }),
  prefix: airline.text(({ prefix }) => prefix, { label: messages.prefix, limit: 3 }),
  notes: airline.longText(({ notes }) => notes, { label: messages.notes }),
});
