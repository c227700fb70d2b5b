import { z } from 'zod';
import { decimal, id, timestamp } from '../api/validate.ts';
import { outcomes } from '../regulation/segregation.ts';
import { readinessMessages } from './adviceMessages.ts';
import { declarationStates } from './declaration.ts';
import { exportEffects, origins } from './exportRule.ts';
import { readinessTargets, severities } from './readiness.ts';
import { eeiLevels } from './rules.ts';

const checkKeys = Object.keys(readinessMessages.names);

/** One requirement of a shipment before it can leave. */
export const readinessCheck = z
  .object({
    key: z.enum(checkKeys),
    severity: z.enum(severities).meta({
      description:
        '`blocks`: the shipment cannot be moved to shipping; `advises`: a person decides; `done`: nothing is missing.',
    }),
    message: z.string(),
    target: z.enum(readinessTargets).meta({ description: 'Where the gap can be fixed.' }),
    field: z.string().nullable().meta({ description: "The shipment's field, if that is the target." }),
    ids: z.array(id).meta({ description: "The records concerned: of the target's kind, otherwise items." }),
  })
  .meta({ id: 'ReadinessCheck' });

const level = z.enum(eeiLevels);

/** The result of the export rule for a shipment. */
export const exportRule = z
  .object({
    rule: z.string(),
    limit: decimal,
    level,
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

/** The keys of the pairs to acknowledge. */
export const acknowledgedPairs = z.strictObject({ pairs: z.array(z.string().max(40)).min(1).max(200) });
