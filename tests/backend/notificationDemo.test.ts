import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { fillWithDemo } from '../../backend/demo/demo.ts';
import { eventTypes } from '../../backend/notification/table.ts';
import { signIns } from '../../scripts/signIns.ts';
import { embeddedDatabase } from '../support/database.ts';
import { temporaryStore } from '../support/store.ts';

const today = new Date('2026-11-20T08:00:00Z');
/** No open order of the demo world names a prohibited party. */
const shown = eventTypes.filter((type) => type !== 'PARTY_PROHIBITED');

describe('the notifications of the demo world', () => {
  let database: OpenDatabase;
  const store = temporaryStore();
  beforeAll(async () => {
    database = await embeddedDatabase();
    await fillWithDemo({ db: database.db, files: store.files }, { info: () => {} }, today);
  });
  afterAll(async () => {
    await database.close();
    store.remove();
  });

  const all = () =>
    database.db
      .selectFrom('notifications as n')
      .innerJoin('users as u', 'u.id', 'n.user_id')
      .select(['n.id', 'n.event_type', 'n.sender_id', 'n.user_id', 'n.read_at', 'n.created_at', 'u.email', 'u.status'])
      .select(['n.program_id', 'n.organization_id', 'u.organization_id as home', 'u.permission_id'])
      .orderBy('n.id')
      .execute();

  it('cover every kind that the demo has a reason for, and every demo user who can sign in, and some are read', async () => {
    const rows = await all();
    expect(new Set(rows.map(({ event_type }) => event_type))).toEqual(new Set(shown));
    const told = new Set(rows.map(({ email }) => email));
    const printed = [...signIns().matchAll(/\S+@\S+/g)].map(([email]) => email);
    expect(printed.filter((email) => !told.has(email))).toEqual([]);
    const read = rows.filter(({ read_at }) => read_at);
    expect(read.length).toBeGreaterThan(20);
    expect(rows.length - read.length).toBeGreaterThan(20);
  });

  it('include, for each user of the first organization, every kind that the user can receive', async () => {
    const rows = await all();
    const kindsOf = (email: string) => new Set(rows.filter((row) => row.email === email).map((row) => row.event_type));
    const common = shown.filter((type) => type !== 'COMMERCIAL_INVOICE_IN_REVIEW');
    for (const name of ['procurement', 'logistics', 'inventory', 'viewer']) {
      expect([name, kindsOf(`${name}@lading.example`)]).toEqual([name, new Set(common)]);
    }
    for (const name of ['admin', 'org.admin', 'manager']) {
      expect([name, kindsOf(`${name}@lading.example`)]).toEqual([name, new Set(shown)]);
    }
  });

  it('follow the rules: only for active users in their own programs, never for the sender, oldest first', async () => {
    const rows = await all();
    const members = await database.db.selectFrom('user_programs').selectAll().execute();
    for (const row of rows) {
      expect(row.status).toBe('active');
      expect(row.sender_id).not.toBe(row.user_id);
      expect(row.home).toBe(row.organization_id);
      const isMember = members.some((one) => one.user_id === row.user_id && one.program_id === row.program_id);
      expect(isMember || row.permission_id <= 2).toBe(true);
      expect(row.created_at.getTime()).toBeLessThan(today.getTime());
    }
    const times = rows.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
