import type { Translated } from '../generated/wording.ts';
import type { exampleMessages } from './exampleMessages.ts';

export const es: Translated<typeof exampleMessages> = {
  whoAmI: { title: '¿Quién soy?', about: 'El perfil, los programas y los permisos de la sesión.' },
  signIn: {
    title: 'Iniciar sesión como herramienta',
    about: 'Envíe el token en el encabezado Authorization: “Bearer …”. Vale 60 minutos.',
  },
  refreshToken: {
    title: 'Renovar el token',
    about: 'Renueva el token del encabezado Authorization, aunque haya vencido.',
  },
  findOrders: {
    title: 'Buscar órdenes de compra',
    about: 'Filtra, ordena, busca y pagina; las filas incluyen los registros a los que se refieren.',
  },
  orderWithItems: { title: 'Leer una orden con sus ítems', about: 'Todo lo que muestra la página de una orden.' },
  createOrder: {
    title: 'Crear una orden de compra',
    about:
      'Envíe un encabezado Idempotency-Key, como en toda creación: si se repite con la misma clave, no se crea otra orden.',
  },
  editOrder: {
    title: 'Editar una orden de compra',
    about: 'Envíe el lockVersion que leyó. Si otra persona cambió la orden, “current” es su estado actual.',
  },
  moveOrder: {
    title: 'Cambiar el estado de una orden',
    about: 'El subestado es uno de los statusReasons de ese estado.',
  },
  moveOrders: {
    title: 'Cambiar el estado de varias órdenes',
    about: 'Con partial, los registros válidos cambian aunque otros se rechacen; cada uno tiene su resultado.',
  },
  changeItems: {
    title: 'Cambiar varios ítems a la vez',
    about: 'Todos o ninguno; los resultados siguen el orden de los datos enviados.',
  },
  assess: { title: 'Evaluar un ítem', about: 'Guarda el resultado y cambia el estado, ambas cosas o ninguna.' },
  receive: {
    title: 'Recibir un ítem',
    about: 'De un ítem evaluado: guarda la llegada y la condición y cambia el estado, todo o nada.',
  },
  shipmentsWithItems: {
    title: 'Los envíos con sus ítems',
    about: 'Un tablero en una consulta: cada lista anidada cuesta una llamada para todas las filas.',
  },
  changedItems: {
    title: 'Mantener una copia de los ítems',
    about:
      'Los cambios después de un cursor, con los ítems como están ahora. `first: 0` devuelve el cursor actual, antes de la primera copia.',
  },
  thisWeek: {
    title: 'Buscar los envíos de esta semana',
    about: 'Los envíos que salen de lunes a domingo de esta semana, en la zona horaria del encabezado Time-Zone.',
  },
  available: {
    title: 'Ver qué admite un envío',
    about: 'Incluye por qué un ítem no se puede elegir, y la regla de exportación con los ítems de selectedIds.',
  },
  fill: {
    title: 'Llenar un envío',
    about: 'Se agregan todos los ítems o ninguno. Envíe un encabezado Idempotency-Key, y el mismo al reintentar.',
  },
  sendForReview: { title: 'Enviar un envío a revisión', about: 'No se puede editar hasta que se revise.' },
  history: { title: 'Leer qué se hizo con un registro', about: 'Lo más reciente primero; los valores son texto.' },
  comment: { title: 'Escribir un comentario', about: 'Interno, externo o nota al proveedor.' },
  documents: {
    title: 'Documentos de una orden',
    about:
      'Descargue los archivos desde “url”; súbalos con POST /files/purchase_orders/{id}/attachments, no por GraphQL.',
  },
  notifications: { title: 'Sus notificaciones', about: 'Las más recientes primero, cada una con su registro.' },
  watchNotifications: { title: 'Seguir las notificaciones', about: 'Las suyas, a medida que llegan.' },
  watchComments: {
    title: 'Seguir los comentarios',
    about: 'En vivo, también los de los ítems. REFETCH significa que pueden faltar eventos: vuelva a leer.',
  },
  watchRecords: {
    title: 'Seguir los registros',
    about: 'Todo lo que se crea, cambia o quita en un programa; solo identificadores y versiones.',
  },
  screenEndUsers: {
    title: 'Verificar usuarios finales',
    about:
      'Los usuarios finales que toca verificar: por riesgo y por fecha de la última verificación, con sus programas.',
  },
  addVendor: {
    title: 'Agregar un proveedor',
    about: 'Una dirección no válida se señala en su campo, por ejemplo address.country.',
  },
  courierWithAirlines: {
    title: 'Leer un transportista y sus aerolíneas',
    about: 'Con los prefijos de sus números de guía aérea.',
  },
  inviteUser: {
    title: 'Invitar a una persona',
    about: 'Queda inactiva hasta que acepte la invitación del correo. Tome la función de “roles”.',
  },
  deactivateUser: {
    title: 'Desactivar a una persona',
    about: 'De inmediato: las sesiones terminan y las conexiones abiertas se cierran.',
  },
  addReason: {
    title: 'Agregar un subestado',
    about: 'Para un tipo de registro: “modelTypes” da los tipos con sus estados.',
  },
  switchOn: {
    title: 'Activar una función',
    about: 'Solo cambian los indicadores enviados. Envíe el lockVersion que leyó.',
  },
};
