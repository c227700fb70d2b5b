import { z } from 'zod';
import { decimal, id, timestamp } from '../api/validate.ts';
import { eeiLevels } from '../regulation/hsCode.ts';
import { outcomes } from '../regulation/segregation.ts';
import { checkAnswers } from '../shipmentAdvice/checkAnswer.ts';
import { controlAnswers } from '../shipmentAdvice/controlStatement.ts';
import { declarationStates } from '../shipmentAdvice/declaration.ts';
import { exportEffects, origins } from '../shipmentAdvice/exportRule.ts';
import { checkKeys, readinessTargets, severities } from '../shipmentAdvice/readinessFacts.ts';

const answer = z.enum(checkAnswers).meta({
  id: 'CheckAnswer',
  description:
    '`met`: checked and right; `not_met`: checked and not right; `does_not_apply`; `cannot_tell`: an input is missing or unreadable, so that the check could not be made. Only `met` is passed.',
});

/** The inputs that are missing or unreadable. */
const because = z
  .array(z.object({ message: z.string(), order_item_ids: z.array(id) }).meta({ id: 'CheckReason' }))
  .meta({ description: 'The inputs that are missing or unreadable; empty if there are none.' });

/** One requirement of a shipment before it can leave. */
export const readinessCheck = z
  .object({
    key: z.enum(checkKeys),
    severity: z.enum(severities).meta({
      description:
        '`blocks`: the shipment cannot be moved to shipping; `advises`: a person decides, also where a check could not be made; `done`: nothing is missing, or the check does not apply.',
    }),
    answer,
    because,
    message: z.string(),
    target: z.enum(readinessTargets).meta({ description: 'Where the gap can be fixed.' }),
    field: z.string().nullable().meta({
      description: "The shipment's field, if that is the target, or the field that the first of the items lacks.",
    }),
    ids: z.array(id).meta({ description: "The records concerned: of the target's kind, otherwise items." }),
  })
  .meta({ id: 'ReadinessCheck' });

const level = z.enum(eeiLevels);

/** The result of the export rule for a shipment. */
export const exportRule = z
  .object({
    rule: z.string(),
    limit: decimal,
    answer: answer.meta({
      description:
        '`met`: no filing is due as far as known; `not_met`: one is due; `does_not_apply`: the rule is not about these goods; `cannot_tell`.',
    }),
    because,
    legend: z
      .string()
      .nullable()
      .meta({ description: 'The legend that the invoice prints (15 CFR 30.35); null if the rule does not apply.' }),
    decided_against: z.string().nullable().meta({
      description: 'That a filing is due although EEI/Export says No, as readiness and the invoice say it; else null.',
    }),
    control_statement: z
      .object({
        answer: z.enum(controlAnswers),
        text: z.string().nullable().meta({ description: 'As the invoice prints it; null unless it is required.' }),
        eccns: z.array(z.string()).meta({ description: 'The ECCNs that are printed with it: 15 CFR 758.6(a)(2).' }),
        because,
        message: z.string(),
        rule: z.string(),
      })
      .meta({ id: 'ControlStatement', description: 'The destination control statement: 15 CFR 758.6(a).' }),
    level: level.meta({ description: 'The strictest level; never an exempting one if the answer is `cannot_tell`.' }),
    message: z.string(),
    codes: z.array(
      z
        .object({
          hs_code: z.string(),
          value: decimal,
          origins: z
            .array(z.object({ origin: z.enum(origins), value: decimal }).meta({ id: 'OriginValue' }))
            .meta({ description: 'The sum split by origin, which is reported separately.' }),
          level,
          incomplete_code: z.string().nullable(),
          message: z.string(),
        })
        .meta({ id: 'ExportedCode' }),
    ),
    without_code: z.int(),
    statements: z.array(
      z
        .object({ effect: z.enum(exportEffects), message: z.string(), rule: z.string() })
        .meta({ id: 'ExportStatement' }),
    ),
  })
  .meta({ id: 'ExportRule' });

const way = z.enum(['air', 'road']);

/** The result of the rules of dangerous goods for a shipment. */
export const dangerousGoodsAdvice = z
  .object({
    answer: answer.meta({ description: 'The answer of all checks of dangerous goods together.' }),
    because,
    tables: z.array(z.object({ way, rule: z.string(), advisory: z.boolean() }).meta({ id: 'SegregationTable' })),
    goods: z.array(
      z
        .object({
          order_item_id: id.nullable(),
          name: z.string(),
          un_number: z.string().nullable(),
          in_table: z.boolean().nullable(),
          proper_shipping_name: z.string().nullable(),
          dg_class: z.string().nullable(),
          subsidiary_hazards: z.array(z.string()),
          packing_group: z.string().nullable(),
          passenger_aircraft: z.string().nullable(),
          cargo_aircraft: z.string().nullable(),
          answer,
          because: z.array(z.string()).meta({ description: 'The inputs that are missing or unreadable.' }),
          remarks: z.array(z.string()),
        })
        .meta({ id: 'DangerousGood' }),
    ),
    pairs: z.array(
      z
        .object({
          key: z.string(),
          way,
          one: z.string(),
          other: z.string(),
          outcome: z.enum(outcomes),
          message: z.string(),
          rule: z.string(),
          advisory: z.boolean(),
          order_item_ids: z.array(id),
          acknowledged_by_id: id.nullable(),
          acknowledged_at: timestamp.nullable(),
        })
        .meta({ id: 'SegregatedPair' }),
    ),
    unruled: z.int().nullable(),
    not_assessed: z.int(),
    declaration: z.array(
      z
        .object({
          name: z.string(),
          rule: z.string(),
          state: z.enum(declarationStates),
          missing: z.array(z.string()),
        })
        .meta({ id: 'DeclarationPart' }),
    ),
    remarks: z.array(z.string()),
  })
  .meta({ id: 'DangerousGoodsAdvice' });

/** All of the advice on a shipment. */
export const shipmentAdvice = z
  .object({ readiness: readinessCheck.array(), export_rule: exportRule, dangerous_goods: dangerousGoodsAdvice })
  .meta({ id: 'ShipmentAdvice' });

/** The keys of the pairs to acknowledge. */
export const acknowledgedPairs = z.strictObject({ pairs: z.array(z.string().max(40)).min(1).max(200) });
