import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { portProblem } from '../../scripts/ports.ts';
import { freePort } from '../support/processes.ts';

const host = '127.0.0.1';

it('finds no problem with free ports', async () => {
  const [port, backendPort] = [await freePort(), await freePort()];
  const wanted = [
    { variable: 'PORT', port, host },
    { variable: 'BACKEND_PORT', port: backendPort, host },
  ];
  expect(await portProblem(wanted)).toBeNull();
});

it('names the busy port, its variable and a way out', async () => {
  const port = await freePort();
  const other = createServer().listen(port, host);
  await new Promise((resolve) => other.once('listening', resolve));
  const problem = await portProblem([{ variable: 'BACKEND_PORT', port, host }]);
  other.close();
  expect(problem).toBe(
    `Port ${port} (BACKEND_PORT) is in use by another program. Stop that one, or choose another port: BACKEND_PORT=${port + 10} npm start`,
  );
});

it('reports that two variables name the same port', async () => {
  const port = await freePort();
  const wanted = [
    { variable: 'PORT', port, host },
    { variable: 'BACKEND_PORT', port, host },
  ];
  expect(await portProblem(wanted)).toContain(`BACKEND_PORT and PORT are both ${port}`);
});
