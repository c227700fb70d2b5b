/** A stand-in for a supervised process: responds on PORT, follows the supervisor's protocol, and logs its signals. */
import { createServer } from 'node:http';

const [name = 'child', behaviour = 'serve'] = process.argv.slice(2);
const say = (what: string) => console.log(`${name} ${what}`);

if (behaviour === 'refuse') {
  console.error(`${name}: DATA_DIR is in use`);
  process.exit(78);
}
if (behaviour === 'crash') process.exit(3);
if (behaviour === 'slow') {
  say(`begins ${process.pid}`);
  await new Promise((resolve) => setTimeout(resolve, 60_000));
}

process.on('SIGTERM', () => {
  if (behaviour === 'stubborn') return say('ignores SIGTERM');
  say('ends');
  process.exit(0);
});
createServer((_request, response) => response.end(JSON.stringify({ ready: true, name }))).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => say(`serves ${process.pid}`),
);
