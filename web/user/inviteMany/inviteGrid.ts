/** Declares the grid of people to invite, based on the form of a user. */
import type { UserFieldsFragment } from '../../generated/operations.ts';
import { formMessages } from '../../kit/form/messages.ts';
import { fieldTitle } from '../../kit/form/rejections.ts';
import { type Choice, isList } from '../../kit/form/values.ts';
import { type GridColumn, STATE } from '../../kit/grid/column.ts';
import { formRows } from '../../kit/grid/formRows.ts';
import { gridMessages } from '../../kit/grid/messages.ts';
import type { GridSpec, RowState } from '../../kit/grid/rowStates.ts';
import { cellOf, type GridRow, type StoredRow } from '../../kit/grid/rows.ts';
import { userMessages } from '../messages.ts';
import { invitedForm } from '../userForm.ts';
import { inviteManyMessages as messages } from './messages.ts';
import { readPeople } from './pastedPeople.ts';

const rows = formRows(invitedForm);

/** The options of the columns with a list of choices, by column. */
export interface InviteOptions {
  roleId: readonly Choice[];
  programIds: readonly Choice[];
}

/** The columns that are shown in addition to the required ones, until the user chooses others. */
export const FIRST_COLUMNS: readonly string[] = ['programIds'];

const ORDER = ['firstName', 'lastName', 'email', 'roleId', 'programIds', 'jobTitle', 'phoneNumber'];
const WIDTHS: Readonly<Record<string, number>> = { email: 200, roleId: 165, programIds: 185 };

/** The headings that lists of staff have. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  firstName: ['Given name', 'Prénom', 'Prénoms', 'Nombre', 'Vorname', 'Имя', 'الاسم الأول', '名'],
  lastName: [
    'Surname',
    'Family name',
    'Nom',
    'Nom de famille',
    'Apellido',
    'Apellidos',
    'Apelido',
    'Nachname',
    'Фамилия',
    'اسم العائلة',
    '姓',
  ],
  email: [
    'Email',
    'Email address',
    'E-mail address',
    'Mail',
    'Adresse e-mail',
    'Courriel',
    'Correo',
    'Correo electrónico',
    'E-Mail-Adresse',
    'البريد الإلكتروني',
    '邮箱',
  ],
  roleId: ['Rôle', 'Rol', 'Papel', 'Função', 'Rolle', 'Роль', 'الدور', '角色'],
  programIds: [
    'Program',
    'Programme',
    'Programmes',
    'Programa',
    'Programas',
    'Programm',
    'Project',
    'البرنامج',
    '项目',
  ],
  jobTitle: [
    'Title',
    'Position',
    'Job',
    'Fonction',
    'Poste',
    'Cargo',
    'Puesto',
    'Stelle',
    'Должность',
    'الوظيفة',
    '职位',
  ],
  phoneNumber: [
    'Phone',
    'Telephone',
    'Mobile',
    'Tel',
    'Téléphone',
    'Teléfono',
    'Telefone',
    'Telefon',
    'Телефон',
    'الهاتف',
    '电话',
  ],
};

/** Returns the definition of the grid. */
export function inviteSpec(options: InviteOptions): GridSpec {
  const columns = ORDER.map(
    (id): GridColumn => ({
      id,
      look: rows.look(id),
      width: WIDTHS[id] ?? 150,
      ...((id === 'roleId' || id === 'programIds') && { options: options[id] }),
      headings: HEADINGS[id] ?? [],
      ...(id === 'firstName' && { grows: true }),
    }),
  );
  const heads = {
    firstName: userMessages.firstName,
    lastName: userMessages.lastName,
    email: userMessages.email,
    further: [userMessages.role, userMessages.programs, userMessages.jobTitle, userMessages.phoneNumber],
  };
  return {
    columns: [...columns, stateColumn],
    paths: rows.paths,
    schema: () => rows.schema(null),
    start: likeLast,
    message: ({ field, message }) =>
      field === 'base' ? message : formMessages.errorLine(fieldTitle(field, invitedForm), message),
    unique: { column: 'email', message: messages.addressTwice },
    readPaste: (text) => readPeople(text, heads),
  };
}

/** Converts an invited user to a row, which stays as it is: it is changed on the user's page. */
export function invitedRow(user: UserFieldsFragment): StoredRow {
  return {
    id: user.id,
    version: user.lockVersion ?? 0,
    values: rows.read(user),
    locked: messages.invited,
    variant: 'invited',
  };
}

/** Returns the input that invites the person of a row. */
export const inviteInput = ({ values }: GridRow) => rows.create(values);

/** Returns the initial values of the next row: role and programs are often those of the row above. */
function likeLast(all: readonly GridRow[]) {
  const last = all.at(-1);
  const start = rows.start({});
  return last ? { ...start, roleId: cellOf(last, 'roleId'), programIds: cellOf(last, 'programIds') } : start;
}

/** Whether a person that is not invited yet needs a program for the role and has none. */
export function lacksProgram({ row, status }: RowState, rolesWithProgram: ReadonlySet<string>): boolean {
  const programs = cellOf(row, 'programIds');
  const isOpen = status !== 'locked' && status !== 'stored';
  return isOpen && rolesWithProgram.has(String(cellOf(row, 'roleId'))) && isList(programs) && programs.length === 0;
}

const stateColumn: GridColumn = {
  id: STATE,
  look: { kind: 'text', label: gridMessages.state, required: false },
  width: 160,
  compute: () => '',
};
