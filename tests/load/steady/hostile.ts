/** Documents that would be expensive for a GraphQL server. The gateway refuses all of them; the cost of that is measured. */
export const HOSTILE: readonly string[] = [
  `{ ${'__typename '.repeat(30_000)} }`,
  `{ ${Array.from({ length: 101 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
  `{ ${'me { '.repeat(5000)}${'} '.repeat(5000)} }`,
  `{ ${`${'... { '.repeat(100)}__typename${' }'.repeat(100)} `.repeat(200)} }`,
  `{ __typename ${'@a '.repeat(5000)} }`,
  '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  `{ vendors(search: "${'x'.repeat(900_000)}") { meta { count } } }`,
  '{ purchaseOrders(programId: 1, items: 100000) { meta { count } } }',
];
