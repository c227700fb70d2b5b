import { type Translated, wordingIn } from '../language/wording.ts';
import type { errorMessages, valueMessages } from './errorMessages.ts';

const { plural, number } = wordingIn('es');

const seconds = (count: number) =>
  plural(count, { one: `${number(count)} segundo`, other: `${number(count)} segundos` });

export const errors: Translated<typeof errorMessages> = {
  unauthorized: 'Inicie sesión para continuar',
  wrongSignIn: 'Correo o contraseña no válidos',
  forbidden: 'No tiene acceso a este recurso',
  noRight: 'Su función no permite esto',
  peopleOnly: 'Solo una persona con sesión iniciada puede hacer esto; una clave de API, no',
  peopleOnlyFields: (fields) =>
    `Solo una persona con sesión iniciada puede cambiar ${fields.join(', ')}; una clave de API, no`,
  notFound: 'No encontrado',
  removedMeanwhile: 'Un registro que esto nombra se quitó mientras tanto: no se guardó nada',
  cursorExpired: 'El cursor venció: pida uno nuevo y copie todo otra vez',
  stale: 'Alguien cambió este registro mientras tanto',
  inProgress: 'Esta solicitud todavía está en curso',
  notStored: 'No se guardó, porque se rechazaron otras filas',
  tooSlow: 'La solicitud tardó demasiado en llegar',
  clientLeft: 'El cliente se desconectó',
  tooManyHeaders: 'La solicitud tiene demasiados encabezados',
  tooManyRequests: (count) => `Demasiados intentos. Intente de nuevo en ${seconds(count)}.`,
  busy: (count) => `Ya hay demasiado trabajo de este tipo en curso. Intente de nuevo en ${seconds(count)}.`,
  databaseUnavailable: 'La base de datos no está disponible en este momento',
  storeUnavailable: 'El almacén de archivos no está disponible en este momento',
  outcomeUnknown: 'Puede haberse guardado o no: compruébelo antes de repetir',
  storeFull: 'No queda espacio para guardar esto',
  unknown: 'Ocurrió un error desconocido',
  tooLarge: 'La solicitud es demasiado grande',
  unknownEncoding: 'Codificación desconocida',
  unreadable: 'La solicitud no se puede leer',
  bodyType: (type) => `El cuerpo debe ser ${type}`,
  idempotencyKey: 'Idempotency-Key: de 1 a 255 caracteres ASCII visibles, sin espacios',
  otherValues: 'Esta solicitud ya se envió antes con otros valores',
  outsideFile: 'Esta parte no está en el archivo',
  form: {
    tooLarge: 'El formulario es demasiado grande',
    endedEarly: 'El formulario terminó antes de tiempo',
    namelessPart: 'Una parte del formulario no tiene nombre',
    fieldTooLarge: 'Un campo del formulario es demasiado grande',
    fieldsTooLarge: 'Los campos del formulario son demasiado grandes',
    tooManyFields: 'El formulario tiene demasiados campos',
    unreadable: 'El formulario no se puede leer',
    noBoundary: 'El formulario no tiene delimitador (boundary)',
  },
};

export const values: Translated<typeof valueMessages> = {
  notFound: 'no se encontró',
  notACountry: 'no es un código de país',
  notAFile: 'no puede ser un archivo',
  fileName: 'debe tener un nombre de archivo',
  oneFile: 'debe ser un solo archivo',
  fileOfAForm: 'debe ser un archivo de un formulario',
  sameInBody: 'debe ser igual en la dirección y en el cuerpo',
  between: (min, max) => `debe estar entre ${number(min)} y ${number(max)}`,
  atMost: (most) => `debe ser como máximo ${number(most)}`,
  atMostForSoMany: (most) => `debe ser como máximo ${number(most)} para tantos registros`,
  endsBeforeItBegins: 'no puede ser anterior al comienzo del intervalo',
  tooFar: 'está demasiado lejos: acote los filtros',
  pagesNeeded: (most) =>
    `no se puede desactivar para más de ${number(most)} filas: pida página por página o acote los filtros`,
  inFuture: 'no puede ser posterior a hoy',
  notAssignable: 'deben ser usuarios activos del programa',
};
