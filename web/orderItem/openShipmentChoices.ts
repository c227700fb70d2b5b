import { useProgram } from '../app/session.ts';
import { useOpenShipmentChoicesQuery, useShipmentNameQuery } from '../generated/operations.ts';
import { type ChoiceSource, labelOf, useFoundPage } from '../kit/form/choiceSource.ts';

/** The open shipments of the program, to which items can be added. */
export const openShipmentChoices: ChoiceSource = {
  useFound({ skip, ...question }) {
    const variables = { ...question, programId: useProgram().id, filter: { statuses: ['open'] } };
    const query = useOpenShipmentChoicesQuery({ variables, skip });
    return useFoundPage(
      query,
      ({ shipments }) => shipments,
      ({ id, invoiceNumber, group }) => ({ id, label: [invoiceNumber, group?.name].filter(Boolean).join(' · ') }),
    );
  },
  useLabel: (id) =>
    labelOf(
      useShipmentNameQuery({ variables: { id }, skip: id === '' }),
      id,
      ({ shipment }) => shipment?.invoiceNumber,
    ),
};
