import { useProgram } from '../client/session.ts';
import {
  type OpenShipmentChoicesQuery,
  useOpenShipmentChoicesQuery,
  useShipmentNameQuery,
} from '../generated/operations.ts';

import { type ChoiceSource, labelOf, useFoundPage } from '../kit/form/choiceSource.ts';
import type { Choice } from '../kit/form/values.ts';

const shipmentsIn = ({ shipments }: OpenShipmentChoicesQuery) => shipments;
const shipmentChoice = ({ id, invoiceNumber, group }: Shipment): Choice => ({
  id,
  label: [invoiceNumber, group?.name].filter(Boolean).join(' · '),
});

type Shipment = OpenShipmentChoicesQuery['shipments']['data'][number];

/** The shipments of the program that are being put together, to which items can be added. */
export const openShipmentChoices: ChoiceSource = {
  useFound({ skip, ...question }) {
    const variables = { ...question, programId: useProgram().id };
    const query = useOpenShipmentChoicesQuery({ variables, skip });
    return useFoundPage(query, shipmentsIn, shipmentChoice);
  },
  useLabel: (id) =>
    labelOf(
      useShipmentNameQuery({ variables: { id }, skip: id === '' }),
      id,
      ({ shipment }) => shipment?.invoiceNumber,
    ),
};
