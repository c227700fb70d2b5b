/** Writes the published contract of api/v1, `schema/api-v1.openapi.json`, from the backend's own routes. */
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../backend/routes.ts';

writeFileSync('schema/api-v1.openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
