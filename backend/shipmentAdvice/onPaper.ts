import { controlStatementOf } from './controlStatement.ts';
import { exportDecision } from './exportDecision.ts';
import type { ExportFacts } from './exportFacts.ts';
import { exportMessages } from './exportMessages.ts';

/**
 * Returns what the papers print about the export: the legend for the first page (15 CFR 30.35, texts of appendix B to part
 * 30; null if the rule does not apply), that a person decided against the advice, with the rule that it follows, and the
 * destination control statement. It is that of the decisions which panel and readiness show: never an exemption that they deny.
 */
export function exportOnPaper(facts: ExportFacts) {
  const { legend, decidedAgainst } = exportDecision(facts);
  const against = decidedAgainst === null ? null : { rule: decidedAgainst };
  const message = against && exportMessages.decidedAgainst(against.rule);
  return { legend, against, decidedAgainst: message, control: controlStatementOf(facts) };
}
