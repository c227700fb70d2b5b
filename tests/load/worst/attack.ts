import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { SHORT } from '../harness.ts';
import type { Person } from './person.ts';
import { idOf, pictureForm, png, shipmentOf } from './work.ts';

/** What the worst organization works with. */
interface Means {
  readonly shipment: number;
  readonly user: number;
  /** A picture over the limit of work, and one just below it. */
  readonly pictures: readonly Buffer[];
  readonly readiness: string;
}

const [PICTURES, PDFS, DOCUMENTS] = SHORT ? [2, 1, 2] : [12, 10, 20];
/** How soon a refused request is sent again, whatever `Retry-After` says (ms). */
const IMPATIENCE_MS = 250;

/** Creates a shipment of so many items, and draws the pictures. */
export async function prepareAttack(person: Person, items: number): Promise<Means> {
  const costly = { bits: 16, interlaced: true } as const;
  const sides = SHORT ? [400, 300] : [4000, 3200];
  const list = await person.api('GET', 'commercial_invoices?items=100');
  const ids = z.array(z.object({ id: z.number() })).parse(list.data);
  return {
    shipment: await shipmentOf(person, items),
    user: await idOf(person),
    pictures: await Promise.all(sides.map((side) => png(side, costly))),
    readiness: `{ ${ids
      .slice(0, 25)
      .map(
        ({ id }) =>
          `a${id}: shipment(id: ${id}) { readiness { key } exportRule { level } dangerousGoods { tables { way } } }`,
      )
      .join(' ')} }`,
  };
}

/** Begins the attack: each loop sends its request again as soon as the last has its answer. */
export function attack(person: Person, { shipment, user, pictures, readiness }: Means) {
  const counts = new Map<string, number>();
  const leaving = new AbortController();
  const { signal } = leaving;
  const loop = async (what: string, send: () => Promise<{ status: number; busy: boolean }>) => {
    while (!signal.aborted) {
      try {
        const { status, busy } = await send();
        const said = `${what} ${status}${busy ? ' busy' : ''}`;
        counts.set(said, (counts.get(said) ?? 0) + 1);
        if (busy) await sleep(IMPATIENCE_MS, undefined, { signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
  };
  const file = async (path: string, init?: RequestInit) => {
    const response = await person.files(path, { ...init, signal });
    await response.arrayBuffer();
    return { status: response.status, busy: response.status === 503 };
  };
  const picture = (at: number) => pictureForm(pictures[at % pictures.length] ?? Buffer.alloc(0));
  const loops = [
    ...Array.from({ length: PICTURES }, (_, at) =>
      loop('picture', () => file(`users/${user}/picture`, { method: 'PUT', body: picture(at) })),
    ),
    ...Array.from({ length: PDFS }, () =>
      loop('PDF', () => file(`commercial_invoices/${shipment}/commercial_invoice_hs_pdf`)),
    ),
    ...Array.from({ length: DOCUMENTS }, () =>
      loop('document', async () => {
        const { status, codes } = await person.ask(readiness);
        return { status, busy: codes.includes('BUSY') };
      }),
    ),
  ];
  // `stop` reports the failure of a loop.
  for (const running of loops) running.catch(() => {});
  return {
    /** Leaves, and returns how often each kind of request got which answer. */
    async stop() {
      leaving.abort();
      await Promise.all(loops);
      return counts;
    },
  };
}
