/** The `handle` of routes that stand for every address without a page: these need no session to say so. */
export const unknownAddress = { unknownAddress: true };
