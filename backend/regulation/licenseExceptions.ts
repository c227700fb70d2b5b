/**
 * The licence exceptions of 15 CFR 740, and NLR (no licence required), by their symbols.
 *
 * 740.3 to 740.24 were read in a table of contents of 2024-10-25, and 740.27 to 740.29 in a later copy of bis.gov; whether
 * these three still stand was not verified. HBM (740.25) and RFF (740.26) are from memory. CIV (740.5) was removed in 2020.
 */
export const licenseExceptions = [
  { key: 'NLR', name: 'NLR – No licence required' },
  { key: 'LVS', name: 'LVS – Shipments of limited value' },
  { key: 'GBS', name: 'GBS – Shipments to Country Group B' },
  { key: 'TSR', name: 'TSR – Technology and software under restriction' },
  { key: 'APP', name: 'APP – Computers' },
  { key: 'NAC', name: 'NAC – Notified advanced computing' },
  { key: 'ACA', name: 'ACA – Advanced computing authorized' },
  { key: 'TMP', name: 'TMP – Temporary imports, exports and reexports' },
  { key: 'RPL', name: 'RPL – Servicing and replacement of parts' },
  { key: 'GOV', name: 'GOV – Governments and international organizations' },
  { key: 'GFT', name: 'GFT – Gift parcels and humanitarian donations' },
  { key: 'TSU', name: 'TSU – Technology and software, unrestricted' },
  { key: 'BAG', name: 'BAG – Baggage' },
  { key: 'AVS', name: 'AVS – Aircraft, vessels and spacecraft' },
  { key: 'APR', name: 'APR – Additional permissive reexports' },
  { key: 'ENC', name: 'ENC – Encryption' },
  { key: 'AGR', name: 'AGR – Agricultural commodities' },
  { key: 'CCD', name: 'CCD – Consumer communications devices' },
  { key: 'STA', name: 'STA – Strategic trade authorization' },
  { key: 'SCP', name: 'SCP – Support for the Cuban people' },
  { key: 'ACE', name: 'ACE – Authorized cybersecurity exports' },
  { key: 'MED', name: 'MED – Medical devices' },
  { key: 'IEC', name: 'IEC – Implemented export controls' },
  { key: 'HBM', name: 'HBM – High bandwidth memory' },
  { key: 'RFF', name: 'RFF – Restricted fabrication facility' },
  { key: 'AIA', name: 'AIA – Artificial intelligence authorization' },
  { key: 'ACM', name: 'ACM – Advanced compute manufacturing' },
  { key: 'LPP', name: 'LPP – Low processing performance' },
] as const;

/** Returns the name of an exception by its symbol. */
export const licenseExceptionName = (symbol: string): string =>
  licenseExceptions.find(({ key }) => key === symbol)?.name ?? symbol;
