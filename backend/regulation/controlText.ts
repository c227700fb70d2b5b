/**
 * The destination control statement: 15 CFR 758.6(a). Paragraph (a)(1) was read in four stored copies that agree; (a)(2) in
 * the two that name the ECCNs added from 2023-10-25 on (88 FR 73458) and differ in one word. Neither says its date, and
 * whether the section was amended since was not verified.
 */

/** The rule that the statement is from. */
export const controlRule = '15 CFR 758.6(a)';

/** The statement, word for word: 758.6(a)(1). */
export const controlText =
  'These items are controlled by the U.S. Government and authorized for export only to the country of ultimate destination for use by the ultimate consignee or end-user(s) herein identified. They may not be resold, transferred, or otherwise disposed of, to any other country or to any person other than the authorized ultimate consignee or end-user(s), either in their original form or after being incorporated into other items, without first obtaining approval from the U.S. government or as otherwise authorized by U.S. law and regulations.';

/** The exceptions without the statement. */
export const exceptionsWithoutStatement: readonly string[] = ['BAG', 'GFT'];

/** The numbers whose commodities are named beside the statement, of some only paragraph .z: 758.6(a)(2). */
const named = /^(3A090|4A090|(3A001|4A003|4A004|4A005|5A002|5A004|5A992)\.Z)/;

/** Whether a number is printed with the statement: also all of 9x515 and of the 600 series, their paragraphs .y included. */
export const isPrintedWithStatement = (number: string): boolean =>
  named.test(number) || /^(9[A-E]515|[0-9][A-E]6\d\d)/.test(number);
