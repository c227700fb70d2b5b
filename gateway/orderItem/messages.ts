/** What is said about items where a backend leaves it to its clients. */
export const messages = {
  oneOfThree: 'programId, purchaseOrderId or shipmentId must be given',
  countryRequired: 'At least one Country of Manufacture needs to be provided.',
};
