/** Maps a shipment's readiness and the results of its rules from api/v1's terms to the schema's. */
import type {
  DangerousGoodsResolvers,
  ExportRuleResolvers,
  ReadinessCheckResolvers,
  SegregatedPairResolvers,
  ShipmentResolvers,
} from '../generated/resolvers.ts';
import { upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { camelCase } from '../upstream/names.ts';
import type { RestDangerousGoods, RestExportRule, RestPair, RestReadinessCheck } from './rest.ts';

const ReadinessCheck: FieldsOf<ReadinessCheckResolvers, RestReadinessCheck> = {
  severity: ({ severity }) => upper(severity),
  answer: ({ answer }) => upper(answer),
  target: ({ target }) => upper(target),
  field: ({ field }) => field && camelCase(field),
  recordIds: ({ ids }) => ids,
};

const ExportRule: FieldsOf<ExportRuleResolvers, RestExportRule> = {
  answer: ({ answer }) => upper(answer),
  controlStatement: ({ controlStatement }) =>
    controlStatement ? { ...controlStatement, answer: upper(controlStatement.answer) } : null,
  level: ({ level }) => upper(level),
  codes: ({ codes }) =>
    codes.map((code) => ({
      ...code,
      level: upper(code.level),
      origins: code.origins.map(({ origin, value }) => ({ origin: upper(origin), value })),
    })),
  statements: ({ statements }) => statements.map((statement) => ({ ...statement, effect: upper(statement.effect) })),
};

const DangerousGoods: FieldsOf<DangerousGoodsResolvers, RestDangerousGoods> = {
  answer: ({ answer }) => upper(answer),
  goods: ({ goods }) => goods.map((good) => ({ ...good, answer: upper(good.answer) })),
  tables: ({ tables }) => tables.map((table) => ({ ...table, way: upper(table.way) })),
  declaration: ({ declaration }) => declaration.map((part) => ({ ...part, state: upper(part.state) })),
};

const SegregatedPair: FieldsOf<SegregatedPairResolvers, RestPair> = {
  way: ({ way }) => upper(way),
  outcome: ({ outcome }) => upper(outcome),
  acknowledgedBy: ({ acknowledgedById }, _args, { users }) => users.summary(acknowledgedById),
};

/** The fields of a shipment that need a call of their own; those that are selected together share one. */
export const adviceFields: Required<Pick<ShipmentResolvers, 'readiness' | 'exportRule' | 'dangerousGoods'>> = {
  readiness: ({ id }, _args, { shipments }) => shipments.advice(id, 'readiness'),
  exportRule: ({ id }, _args, { shipments }) => shipments.advice(id, 'exportRule'),
  dangerousGoods: ({ id }, _args, { shipments }) => shipments.advice(id, 'dangerousGoods'),
};

export const advice = { ReadinessCheck, ExportRule, DangerousGoods, SegregatedPair };
