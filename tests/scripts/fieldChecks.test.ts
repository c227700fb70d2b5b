/** What a new field lacks on its way: a place on its page, or a write that takes it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { architectureProblems } from '../../scripts/architecture.ts';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lading-fields-'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Writes the files into an empty project, and returns the problems that the checker finds in it. */
function check(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  return architectureProblems(project);
}

const form = (room: string) => ({
  [`web/${room}/depotForm.ts`]:
    'const { text } = fieldsOf();\nexport const depotForm = formFor()({\n  city: text((depot) => depot.city),\n});\n',
});
const placing = 'export const Placing = () => <FormField name="city" />;\n';

it('reject a field of a form that no component places', () => {
  expect(check(form('vendor'))).toEqual([
    'web/vendor/depotForm.ts:3  declares the field city of a form, and no component places it.',
  ]);
});

it('allow a field that a component of its room or a picker of another one places', () => {
  expect(check({ ...form('vendor'), 'web/vendor/DepotFields.tsx': placing })).toEqual([]);
  rmSync(join(project, 'web/vendor/DepotFields.tsx'));
  expect(check({ 'web/courier/DepotFields.tsx': placing })).toHaveLength(1);
  expect(check({ 'web/courier/DepotPicker.tsx': placing })).toEqual([]);
});

const body = { requestBody: { schema: { properties: { depot: { $ref: '#/components/schemas/Depot' } } } } };
const contract = (...fields: string[]) =>
  JSON.stringify({
    paths: { '/api/v1/depots': { post: body }, '/api/v1/depots/{id}': { patch: body } },
    components: { schemas: { Depot: { properties: Object.fromEntries(fields.map((name) => [name, {}])) } } },
  });
const schema = `
  type Query { depots: Int }
  input CreateDepotInput { name: String! openUntil: String }
  input UpdateDepotInput { name: String openUntil: String }
  input UpdateSignInput { color: String }
`;

it('reject a field of an input that no write of api/v1 takes, and leave inputs alone that are no record’s', () => {
  expect(check({ 'schema/depot.graphql': schema, 'schema/api-v1.openapi.json': contract('name') })).toEqual([
    'schema  has CreateDepotInput.openUntil, which /api/v1/depots of api/v1 does not take (schema.ts of the backend).',
    'schema  has UpdateDepotInput.openUntil, which /api/v1/depots/{id} of api/v1 does not take (schema.ts of the backend).',
  ]);
  expect(check({ 'schema/api-v1.openapi.json': contract('name', 'open_until') })).toEqual([]);
});
