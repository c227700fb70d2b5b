/** Values of a shipment that histories and issued papers keep in no language, and their words. */
import { z } from 'zod';
import { ENGLISH } from '../language/languages.ts';
import { inLanguage } from '../language/texts.ts';
import { exportMessages } from '../shipmentAdvice/exportMessages.ts';
import { wordPackages } from './packageText.ts';

const decision = z.object({ rule: z.string() });

const words: Readonly<Record<string, (kept: unknown) => unknown>> = {
  packages: wordPackages,
  /** That somebody decided against the advice: the rule which it followed. It was kept as an English text before. */
  decided_against: (kept) =>
    typeof kept === 'string' || kept == null ? kept : exportMessages.decidedAgainst(decision.parse(kept).rule),
};

/** Words what is kept of a field, in the language of the current work; other values and texts stay. */
export const wordKept = (field: string, kept: unknown): unknown => words[field]?.(kept) ?? kept;

/** Returns what is kept of a field for comparing: the same whether it was kept in no language or, earlier, in English. */
export const comparable = (field: string, kept: unknown): unknown =>
  field in words ? inLanguage(ENGLISH, () => wordKept(field, kept)) : kept;
