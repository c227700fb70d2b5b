import { useProgram } from '../../client/session.ts';
import { useOrderNumberChoicesQuery, useOrderNumberQuery } from '../../generated/operations.ts';
import { recordSource } from '../../kit/form/choiceSource.ts';

/** The orders of the open program, by their numbers. */
export const orderChoices = recordSource({
  useFound: (question, skip) =>
    useOrderNumberChoicesQuery({ variables: { ...question, programId: useProgram().id }, skip }),
  page: ({ purchaseOrders }) => purchaseOrders,
  useNamed: (id, skip) => useOrderNumberQuery({ variables: { id }, skip }),
  record: ({ purchaseOrder }) => purchaseOrder,
  label: ({ orderNumber }) => orderNumber,
});
