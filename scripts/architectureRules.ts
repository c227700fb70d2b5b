/** The import rules of the architecture, as data. `architecture.ts` enforces them; README, Architecture, explains them. */
import { CONCEPTS } from './concepts.ts';

interface Layer {
  /** The folders that are not concepts. */
  rooms: readonly string[];
  /** Rooms that each import only those before them; the concepts come after all of them. */
  ordered?: readonly string[];
  /** Rooms above the concepts, which use them. */
  above?: readonly string[];
  /** The files of a concept that other concepts may import, as a pattern and in words. */
  isPublic: RegExp;
  publicPieces: string;
}

export const LAYERS: Readonly<Record<string, Layer>> = {
  backend: {
    rooms: [
      'access',
      'api',
      'cable',
      'db',
      'demo',
      'feed',
      'fileImport',
      'files',
      'history',
      'http',
      'import',
      'language',
      'live',
      'mail',
      'merge',
      'orderCopy',
      'pdf',
      'record',
      'regulation',
      'sample',
      'setup',
      'shipmentAdvice',
      'spreadsheet',
      'tableFile',
      'turns',
    ],
    above: ['demo', 'fileImport', 'import', 'merge', 'orderCopy', 'sample', 'setup'],
    isPublic: /\/(table|rules)\.ts$/,
    publicPieces: 'table.ts and rules.ts',
  },
  gateway: {
    rooms: [
      'access',
      'base',
      'execution',
      'feed',
      'generated',
      'history',
      'http',
      'live',
      'playground',
      'process',
      'record',
      'rest',
      'telemetry',
      'upstream',
    ],
    ordered: ['base', 'upstream', 'rest'],
    isPublic: /\/rest\.ts$/,
    publicPieces: 'rest.ts',
  },
  web: {
    rooms: [
      ...['base', 'client', 'dist', 'generated', 'kit', 'palette', 'public', 'scope', 'shell', 'theme', 'tracked'],
      'worker',
    ],
    ordered: ['generated', 'base', 'theme', 'client', 'kit', 'tracked', 'scope', 'shell'],
    isPublic: /\/([A-Z]\w*(Link|Picker|Panel|Table|Dialog|Badge)\.tsx|[a-z]\w*(Choices|History)\.ts)$/,
    publicPieces: 'XxxLink, XxxPicker, XxxPanel, XxxTable, XxxDialog, XxxBadge, xxxChoices.ts and xxxHistory.ts',
  },
};

/** The place of a file in the architecture. */
export interface Place {
  file: string;
  /** Its first folder: a layer, or `tests`, `scripts`, `schema`. */
  layer: string;
  /** Its folder in the layer; null for a file at the layer's root, which assembles the layer. */
  room: string | null;
  isConcept: boolean;
}

/** Returns the place of a file, by its path from the root of the project. */
export function placeOf(file: string): Place {
  const [layer = '', room, ...rest] = file.split('/');
  const inRoom = room !== undefined && rest.length > 0;
  // A concept that stands above the others in a layer is no concept among them there.
  const isConcept =
    inRoom && layer in LAYERS && CONCEPTS.includes(room) && LAYERS[layer]?.above?.includes(room) !== true;
  return { file, layer, room: inRoom ? room : null, isConcept };
}

interface ImportRule {
  why: (from: Place) => string;
  /** Whether a file of a layer breaks the rule by importing another file. */
  isBroken: (from: Place, to: Place) => boolean;
}

const isAbove = ({ layer, room }: Place) => room !== null && LAYERS[layer]?.above?.includes(room) === true;
const isShared = (place: Place) => place.room !== null && !place.isConcept && !isAbove(place);

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    why: () => 'Layers never import each other, nor tests and scripts; the schema is the contract between them.',
    isBroken: (from, to) => to.layer !== from.layer && to.layer !== 'schema',
  },
  {
    why: () => "A layer's shared part never imports a concept.",
    isBroken: (from, to) => isShared(from) && to.layer === from.layer && to.isConcept,
  },
  {
    why: ({ layer }) => `Of another concept only ${LAYERS[layer]?.publicPieces} are public.`,
    isBroken: (from, to) =>
      from.isConcept &&
      to.isConcept &&
      to.layer === from.layer &&
      to.room !== from.room &&
      LAYERS[to.layer]?.isPublic.test(to.file) === false,
  },
  {
    why: () => "What stands above the concepts uses a concept's own functions, never its routes.",
    isBroken: (from, to) => isAbove(from) && to.isConcept && to.file.endsWith('/routes.ts'),
  },
  {
    why: ({ room }) => `${room} stands below what stands above the concepts.`,
    isBroken: (from, to) => from.room !== null && !isAbove(from) && isAbove(to),
  },
  {
    why: ({ layer, room }) => {
      const rooms = LAYERS[layer]?.ordered ?? [];
      return `${layer}/${room} imports of the shared part only ${rooms.slice(0, rooms.indexOf(room ?? '')).join(', ') || 'nothing'}.`;
    },
    isBroken: (from, to) => {
      const rooms = to.layer === from.layer ? (LAYERS[from.layer]?.ordered ?? []) : [];
      return rooms.indexOf(from.room ?? '') >= 0 && rooms.indexOf(to.room ?? '') > rooms.indexOf(from.room ?? '');
    },
  },
];
