/** What the values of a column say about its field, where its heading says nothing. */
import { countryOf } from './countryNames.ts';
import { plainSigns } from './numberText.ts';

type Values = readonly string[];

/** How many of the values must be alike: a few may be wrong, or stand for none. */
const MOST = 0.8;

const mostly = (values: Values, isLike: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(isLike).length >= values.length * MOST;

/** The chapters of the Harmonized System that hold what health and aid programs buy: 28–40, 63, 84, 85, 87, 90, 94. */
const CHAPTER = /^(2[89]|3\d|40|63|8[457]|90|94)/;

/** Tariff codes: ten or eight digits such as 3004909290, or with their dots from six digits on. Fewer digits may be any number. */
export const areHsCodes = (values: Values): boolean =>
  mostly(
    values,
    (value) => /^(\d{8}|\d{10}|\d{4}\.\d{2}(\.\d{2}){0,2}|\d{4}\.\d{2}\.\d{4})$/.test(value) && CHAPTER.test(value),
  );

/** Names or codes of countries. */
export const areCountries = (values: Values): boolean => mostly(values, (value) => countryOf(value) !== null);

export const areUnNumbers = (values: Values): boolean => mostly(values, (value) => /^UN ?\d{4}$/i.test(value));

export const areEmails = (values: Values): boolean =>
  mostly(values, (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value));

export const areWebsites = (values: Values): boolean =>
  mostly(values, (value) => /^(https?:\/\/|www\.)[^\s]+$/i.test(value));

/** Whether values are numbers that a price or a quantity can be, not codes of many digits. */
export const areNumbers = (values: Values): boolean =>
  mostly(values, (value) => /^[^\p{L}\d]{0,3}\d{1,12}([.,' ]\d+)*[^\p{L}\d]{0,3}$/u.test(plainSigns(value)));

/** Whether values are numbers of lines: 1, 2, 2.1. */
export const areLineNumbers = (values: Values): boolean => mostly(values, (value) => /^\d{1,4}([.,]\d)?$/.test(value));
