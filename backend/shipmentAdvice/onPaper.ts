import { controlStatementOf } from './controlStatement.ts';
import { exportDecision } from './exportDecision.ts';
import type { ExportFacts } from './exportFacts.ts';

/**
 * Returns what the papers print about the export: the legend for the first page (15 CFR 30.35, texts of appendix B to part
 * 30; null if the rule does not apply), that a person decided against the advice, and the destination control statement.
 * It is that of the decisions which panel and readiness show: never an exemption that they deny.
 */
export function exportOnPaper(facts: ExportFacts) {
  const { legend, decidedAgainst } = exportDecision(facts);
  return { legend, decidedAgainst, control: controlStatementOf(facts) };
}
