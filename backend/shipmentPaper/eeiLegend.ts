import { centsByHsCode, eeiOf, hsDigits } from '../shipment/rules.ts';
import { paper } from './messages.ts';

/** The facts that the legend depends on. */
export interface Export {
  /** ISO 3166-1 codes of the exporter's and the consignee's country, if known. */
  readonly from: string | null;
  readonly to: string | null;
  /** The user's decision about the filing; null if undecided. */
  readonly filing: boolean | null;
  readonly lines: readonly { hs_code: string | null; total_value: string; eccn_details: string | null }[];
  /** US dollars, exact decimal text. */
  readonly limit: string;
}

/**
 * Returns the export legend for the first page (15 CFR 30.35, texts of appendix B to part 30), or null if the goods do
 * not leave from the United States. It claims an exemption only if no known fact contradicts it: by value for codes of
 * 2,500 dollars or less (30.37(a)), or to Canada (30.36), and never for goods with an export control number other than
 * EAR99, which can require a filing at any value (758.1(b)). Otherwise it has a blank to fill in by hand.
 */
export function eeiLegend({ from, to, filing, lines, limit }: Export): string | null {
  if (from !== null && from !== 'US') return null;
  if (filing === true) return paper.eei.filed;
  if (lines.some(({ eccn_details: eccn }) => eccn?.trim() && eccn.trim().toUpperCase() !== 'EAR99'))
    return paper.eei.open;
  if (to === 'CA') return paper.eei.canada;
  const cents = centsByHsCode(lines);
  const levels = [...cents.keys()].map((code) => eeiOf(code, cents, limit).level);
  if (levels.includes('required')) return filing === false ? paper.eei.open : paper.eei.filed;
  const isKnown = lines.length > 0 && lines.every(({ hs_code }) => hsDigits(hs_code) !== '');
  return isKnown && !levels.includes('could_exceed') ? paper.eei.lowValue : paper.eei.open;
}
