import { describe, expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import type { EndUser } from '../../backend/endUser/schema.ts';
import type { Many, One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { attach, image } from '../support/files.ts';

const later = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

const withoutDocuments = shippedRoles.map((role) =>
  role.name === 'Viewer' ? { ...role, rights: { ...role.rights, attachments: [] } } : role,
);

describeOnOne('the screening list of end users', (backend) => {
  it('shows the newest visual screening of each, and filters by whether one exists', async () => {
    const { world } = backend();
    const manager = await backend().as('manager');
    const make = async (last_name: string) =>
      (await manager.post<One<EndUser>>('end_users', { end_user: { last_name, program_ids: [world.program] } })).data;
    const [screened, archived, other] = [await make('Screened'), await make('Archived'), await make('Other')];
    const screening = { document_type: 'visual_screening', expiry_date: later };
    await attach(manager, `end_users/${screened.id}`, await image(), screening);
    const newest = await attach(manager, `end_users/${screened.id}`, await image(), screening);
    const gone = await attach(manager, `end_users/${archived.id}`, await image(), screening);
    await manager.send('post', `end_users/${archived.id}/attachments/${gone.id}/archive`);
    await attach(manager, `end_users/${other.id}`);

    const list = async (query: string) => {
      const { data } = await manager.get<Many<EndUser>>(`end_users?${query}`);
      return data.filter(({ id }) => [screened.id, archived.id, other.id].includes(id));
    };
    const rows = await list('sort[field]=label');
    expect(rows.map(({ label, attachment, programs }) => [label, attachment?.id ?? null, programs])).toEqual([
      ['Archived', null, [{ id: world.program, name: 'Malaria' }]],
      ['Other', null, [{ id: world.program, name: 'Malaria' }]],
      ['Screened', newest.id, [{ id: world.program, name: 'Malaria' }]],
    ]);
    expect(rows[2]?.attachment).toEqual({
      id: newest.id,
      document_type: 'visual_screening',
      expiry_date: later,
      file: newest.file,
    });
    const labels = async (query: string) => (await list(query)).map(({ label }) => label).sort();
    expect(await labels('filters[vc_file_attached]=true')).toEqual(['Screened']);
    expect(await labels('filters[vc_file_attached]=false')).toEqual(['Archived', 'Other']);
  });
});

describe('a role that reads no documents', () => {
  const backend = suiteBackend({ roles: withoutDocuments });

  it('does not learn from the screening list whether a screening exists', async () => {
    const viewer = await backend().as('viewer');
    const { data } = await viewer.get<Many<EndUser>>('end_users');
    expect(data.every(({ attachment }) => attachment === null)).toBe(true);
    await viewer.refused(403, 'get', 'end_users?filters[vc_file_attached]=true');
  });
});
