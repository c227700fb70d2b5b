import type { ExportLevel, ExportPanelFragment } from '../../generated/operations.ts';
import { exportRuleMessages as messages } from './messages.ts';

/** What is still to be done with a shipment: complete its codes, or state whether it is filed. */
interface Asked {
  asksForCode: boolean;
  asksForFiling: boolean;
}

interface ExportNote {
  text: string;
  tone?: 'warning' | 'error' | undefined;
}

const TONES: Readonly<Record<ExportLevel, 'warning' | 'error' | undefined>> = {
  REQUIRED: 'error',
  COULD_EXCEED: 'warning',
  AT_LIMIT: 'warning',
  EXEMPT: undefined,
};

/**
 * Returns what the export rule says of an item's HS Code, in two or three words: a filing that is required first, then a code
 * that is too short, then the level. It is colored while that is still to be dealt with.
 */
export function exportNotes(codes: ExportPanelFragment['codes'], { asksForCode, asksForFiling }: Asked) {
  const byCode = new Map(codes.map((code) => [code.hsCode, code]));
  return (hsCode: string | null): ExportNote | null => {
    const code = hsCode === null ? undefined : byCode.get(hsCode.replace(/[. ]/g, ''));
    if (!code) return null;
    if (code.incompleteCode && code.level !== 'REQUIRED') {
      return { text: messages.incomplete, tone: asksForCode ? 'warning' : undefined };
    }
    return { text: messages.levels[code.level], tone: asksForFiling ? TONES[code.level] : undefined };
  };
}
