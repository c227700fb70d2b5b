/** The `handle` of catch-all routes for unknown addresses, which report a missing page without a session, too. */
export const unknownAddress = { unknownAddress: true };
