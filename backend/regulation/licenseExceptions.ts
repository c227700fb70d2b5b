import { withText } from '../language/withText.ts';
import { regulationMessages } from './messages.ts';

/**
 * The licence exceptions of 15 CFR 740, and NLR (no licence required), by their symbols.
 *
 * 740.3 to 740.24 were read in a table of contents of 2024-10-25, and 740.27 to 740.29 in a later copy of bis.gov; whether
 * these three still stand was not verified. HBM (740.25) and RFF (740.26) are from memory. CIV (740.5) was removed in 2020.
 */
export const licenseExceptions = withText(
  [
    { key: 'NLR' },
    { key: 'LVS' },
    { key: 'GBS' },
    { key: 'TSR' },
    { key: 'APP' },
    { key: 'NAC' },
    { key: 'ACA' },
    { key: 'TMP' },
    { key: 'RPL' },
    { key: 'GOV' },
    { key: 'GFT' },
    { key: 'TSU' },
    { key: 'BAG' },
    { key: 'AVS' },
    { key: 'APR' },
    { key: 'ENC' },
    { key: 'AGR' },
    { key: 'CCD' },
    { key: 'STA' },
    { key: 'SCP' },
    { key: 'ACE' },
    { key: 'MED' },
    { key: 'IEC' },
    { key: 'HBM' },
    { key: 'RFF' },
    { key: 'AIA' },
    { key: 'ACM' },
    { key: 'LPP' },
  ],
  'name',
  ({ key }) => regulationMessages.licenseException[key],
);

/** Returns the name of an exception by its symbol. */
export const licenseExceptionName = (symbol: string): string =>
  licenseExceptions.find(({ key }) => key === symbol)?.name ?? symbol;
