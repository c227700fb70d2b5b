/** Reads from the OpenAPI document what a route accepts and returns, for tests generated from it. */
import { z } from 'zod';
import type { Route } from '../../../backend/http/route.ts';
import { openApiDocument } from '../../../backend/routes.ts';

/** The part of a JSON Schema that is used here. */
export type Schema = {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  enum?: unknown[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
};
const schema: z.ZodType<Schema> = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get items() {
    return schema.optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
});
const content = z.record(z.string(), z.object({ schema }));
const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query']), schema });
const operation = z.object({
  parameters: z.array(parameter),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
const document = z
  .object({
    components: z.object({ schemas: z.record(z.string(), schema) }),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  })
  .parse(openApiDocument());

function operationOf({ method, path }: Route) {
  const found = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
}

function resolved(of: Schema | undefined): Schema {
  const name = of?.$ref?.replace('#/components/schemas/', '');
  return (name ? document.components.schemas[name] : of) ?? {};
}

/** Returns the query parameters of a route, under the names that are sent. */
export const queryOf = (route: Route) => operationOf(route).parameters.filter((each) => each.in === 'query');

/** Returns the allowed values of a parameter; none if they are not enumerated. */
export const choicesOf = (route: Route, name: string): unknown[] =>
  queryOf(route).find((each) => each.name === name)?.schema.enum ?? [];

/** Returns the fields that a route accepts, without their wrapper. */
export function fieldsOf(route: Route): Record<string, Schema> {
  const whole = resolved(operationOf(route).requestBody?.content['application/json']?.schema);
  const wrapper = route.body?.wrapper;
  return resolved(wrapper ? whole.properties?.[wrapper] : whole).properties ?? {};
}

/** Returns the fields of the record in a route's response; none if the response is not a record. */
export function answeredFields(route: Route): string[] {
  const answer = operationOf(route).responses[String(route.answer.status)]?.content?.['application/json']?.schema;
  const data = resolved(resolved(answer).properties?.['data']);
  return Object.keys((data.items ? resolved(data.items) : data).properties ?? {});
}

/** Whether a field accepts any text, unlike a number, date, choice or list. */
export function isText(of: Schema): boolean {
  const shapes = [of, ...(of.anyOf ?? [])];
  return shapes.some(({ type, format, enum: choices }) => [type].flat().includes('string') && !format && !choices);
}
