/** Supervises stand-ins in a process that tests can interrupt and kill. The children are passed as JSON. */
import { type ChildSpec, supervise } from '../../../scripts/supervisor.ts';

const children: ChildSpec[] = JSON.parse(process.argv[2] ?? '[]');
const supervisor = supervise(children, {
  log: console.log,
  restartDelays: [0, 50, 100],
  stopTimeout: 500,
  pollInterval: 20,
});
process.on('SIGINT', () => void supervisor.stop());
supervisor.ready.then(
  () => console.log(`ready ${JSON.stringify(children.map(({ name }) => supervisor.readyAnswer(name)))}`),
  (error: Error) => console.log(`not ready: ${error.message}`),
);
process.exitCode = await supervisor.ended;
