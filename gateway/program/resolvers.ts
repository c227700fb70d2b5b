import { result } from '../errors.ts';
import type { MutationResolvers, ProgramResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { type FieldsOf, withRelated } from '../resolve.ts';
import { listQuery } from '../rest/list.ts';
import { abilitiesOf } from '../rest/record.ts';
import { unlessForbidden } from '../rest/unless.ts';
import type { RestProgram } from './rest.ts';

const Program: FieldsOf<ProgramResolvers, RestProgram> = {
  colorPalette: (program) => program.colorPaletteDetails,
  organization: (program, _args, { organizations }) =>
    unlessForbidden(() => organizations.show(program.organizationId)),
  abilities: abilitiesOf,
  history: historyOf('programs'),
};

const Query: Pick<QueryResolvers, 'program' | 'programs'> = {
  program: (_root, { id }, { programs }) => programs.find(id),
  programs: (_root, { organizationId, ...list }, { organizations, programs }, info) =>
    withRelated(programs.page({ ...listQuery(list), organizationId }), info, {
      organization: (rows) => organizations.prepare(rows.map((row) => row.organizationId)),
    }),
};

const Mutation: Pick<MutationResolvers, 'createProgram' | 'updateProgram'> = {
  createProgram: (_root, { input }, { programs }) => result('program', () => programs.create(input)),
  updateProgram: (_root, { id, input }, { programs }) => result('program', () => programs.update(id, input)),
};

export const program = { Program, Query, Mutation };
