import { type Translated, wordingIn } from './generated/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  unknown: 'Ocurrió un error desconocido',
  unauthenticated: 'Inicie sesión para continuar',
  cancelled: '¡Solicitud cancelada!',
  forbidden: 'No tiene acceso a este recurso',
  peopleOnly: 'Solo una persona con sesión iniciada puede hacer esto; una clave de API, no',
  notFound: 'No encontrado',
  cursorExpired: 'El cursor venció: pida uno nuevo y copie todo otra vez',
  unavailable: 'No se puede conectar con el servidor en este momento. Intente más tarde.',
  noSpace: 'El servidor no tiene espacio para guardar esto. Avise a quien lo opera.',
  busy: 'Lading tiene demasiado trabajo de este tipo en este momento. Intente de nuevo en breve.',
  overloaded: 'Lading está ocupado. Intente de nuevo en un momento.',
  timeout: 'El servidor tardó demasiado en responder. Intente más tarde.',
  badResponse: 'El servidor envió una respuesta no válida. Intente más tarde.',
  outcomeUnknown: 'La respuesta se perdió: puede haberse guardado o no. Repita con la misma clave.',
  tooLarge: 'La solicitud es demasiado grande',
  tooManyReads:
    'El documento necesita demasiadas llamadas de registros sueltos: pida páginas más pequeñas o varios documentos',
  tooManyHeaders: 'La solicitud tiene demasiados encabezados',
  tooSlow: 'La solicitud tardó demasiado en llegar',
  rateLimited: 'Demasiados intentos. Intente más tarde.',
  ofField: (field, what) => `${field}: ${what}`,
  all: (sentences) => sentences.join('; '),
  nothingStored: (refused, rows) =>
    `No se guardó nada: ${plural(refused, { one: 'se rechazó 1', other: `se rechazaron ${number(refused)}` })} de ${number(rows)}`,
  oneAtATime: 'El servidor acepta esto solo para un registro a la vez',
  notRegistered:
    'Este servidor ejecuta solo los documentos de su cliente web y los de herramientas con sesión iniciada.',
  malformed: 'La solicitud no se puede leer',
  preflightNeeded: 'Envíe el encabezado "apollo-require-preflight" con una solicitud que escribe',
  formNeeded: 'Envíe un formulario: multipart/form-data',
  outsideRange: 'El intervalo está fuera del archivo',
  tooManyOperations: 'Demasiadas operaciones en una conexión',
  inexactNumber: 'Un número es demasiado grande para ser exacto. Envíelo como texto.',
  illFormedText: 'Un texto contiene medio carácter (un sustituto suelto)',
  idempotencyKey: 'Una clave de idempotencia tiene de 1 a 255 caracteres ASCII visibles, sin espacios',
  historyElsewhere: 'Una aerolínea tiene su propio historial, y el de un documento es parte del de su registro',
  manyIds: 'Pida de 1 a 100 id. a la vez',
  pageSize: 'Pida de 1 a 100 filas por página, desde la página 1; de cambios, de 0 a 500',
  whichOperation: 'Indique qué operación del documento se ejecuta',
  socketNeeded: 'Las suscripciones necesitan un websocket: conéctese a esta dirección con graphql-ws',
  signInForPlayground:
    'El área de pruebas es para usuarios con sesión iniciada. Inicie sesión y abra de nuevo esta página.',
  playgroundNotBuilt:
    'El área de pruebas todavía no está compilada. Ejecute "npm run build" e inicie de nuevo el gateway.',
  notBuilt:
    'El cliente web todavía no está compilado. Ejecute "npm run build" e inicie de nuevo el gateway. La API responde en /graphql.',
};
