import { texts } from '../language/texts.ts';

/** What is wrong with a value, phrased to follow the name of its field; each language joins the two in its own way. */
export const messages = texts('api', {
  blank: "can't be blank",
  invalid: 'is invalid',
  notANumber: 'is not a number',
  notAnId: 'is not an id',
  notAnEmail: 'is not an email address',
  notAllowedHere: 'is not allowed here',
  notAllowedValue: 'is not one of the allowed values',
  notOneLine: 'must be one line without control characters or direction overrides',
  outOfYears: 'must be in the years 1900 to 2100',
  tooShort: (least: number) => `is too short (minimum is ${least})`,
  tooLong: (most: number) => `is too long (maximum is ${most} characters)`,
  tooMany: (most: number) => `has too many values (maximum is ${most})`,
  atLeast: (least: number) => `must be greater than or equal to ${least}`,
  moreThan: (limit: number) => `must be greater than ${limit}`,
  atMost: (most: number) => `must be less than or equal to ${most}`,
  lessThan: (limit: number) => `must be less than ${limit}`,
  decimals: (most: number) => `must have ${most} digit${most === 1 ? '' : 's'} after decimal or less`,
  taken: 'has already been taken',
});
