import type { World } from '../world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The gateway in front of the test world. */
    gateway: { url: string; cookieName: string };
    world: World;
    /** The folder of the mails that the backend sends. */
    outbox: string;
  }
}
