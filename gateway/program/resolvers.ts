import type { ProgramResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { FieldsOf } from '../resolve.ts';
import type { RestProgram } from './rest.ts';

const Program: FieldsOf<ProgramResolvers, RestProgram> = {
  colorPalette: (program) => program.colorPaletteDetails,
};

const Query: Pick<QueryResolvers, 'program'> = {
  program: (_root, { id }, { programs }) => programs.find(id),
};

export const program = { Program, Query };
