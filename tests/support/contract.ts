/** Checks responses of api/v1 against the published OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';

const content = z.record(z.string(), z.unknown());
const operation = z.object({ responses: z.record(z.string(), z.object({ content: content.optional() })) });
const document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** Returns what is wrong with a response; null if it matches the document, or its path is not in the document. */
export type Contract = (method: string, path: string, status: number, body: unknown) => string | null;

/** The contracts of this process by their documents: parsing one takes longer than most suites. */
const understood = new Map<string, Contract>();

/** Reads the contract of a running backend. */
export async function readContract(baseUrl: string): Promise<Contract> {
  const text = await (await fetch(`${baseUrl}/api/v1/openapi.json`)).text();
  const contract = understood.get(text) ?? contractOf(text);
  understood.set(text, contract);
  return contract;
}

function contractOf(text: string): Contract {
  const published = document.parse(JSON.parse(text));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ ...published, $id: 'api' });
  const validators = new Map<string, ValidateFunction>();
  // Paths with fewer parameters first: the `statuses` of `/users/statuses` is not a user's id.
  const templates = Object.keys(published.paths)
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }));

  return (method, path, status, body) => {
    const template = templates.find(({ pattern }) => pattern.test(path))?.template;
    const responses = template && published.paths[template]?.[method]?.responses;
    if (!template || !responses) return null;
    const answered = responses[status] ? String(status) : 'default';
    if (answered === 'default' && status < 400) return `${status} is not in the document`;
    const promised = responses[answered]?.content;
    if (!promised) return body === null ? null : 'The document says that there is no body';
    if (!('application/json' in promised)) return null;
    const pointer = ['paths', template, method, 'responses', answered, 'content', 'application/json', 'schema'];
    const ref = `api#/${pointer.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`;
    const validate = validators.get(ref) ?? ajv.compile({ $ref: ref });
    validators.set(ref, validate);
    return validate(body) ? null : ajv.errorsText(validate.errors, { separator: '\n' });
  };
}
