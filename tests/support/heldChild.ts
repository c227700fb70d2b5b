/** A child whose job, the name of a caller, is done when the test that listens at the port says so. */
import { connect } from 'node:net';
import { answerJobs } from '../../backend/turns/child.ts';

/** What is held: its name, and the port where the test listens. */
export interface HeldJob {
  name: string;
  port: number;
}

answerJobs<HeldJob, string>(
  ({ name, port }) =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(name));
      socket.once('data', () => {
        socket.end();
        resolve(name);
      });
      socket.once('error', reject);
    }),
);
