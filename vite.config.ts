import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { askViewer } from './scripts/askViewer.ts';
import { earlyHome } from './scripts/earlyHome.ts';
import { earlySignIn } from './scripts/earlySignIn.ts';
import { pageLanguage } from './scripts/pageLanguage.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { splitOperations } from './scripts/splitOperations.ts';
import { webDocumentManifest } from './scripts/webDocuments.ts';
import { OWNER_KEY, PLAIN_FONT } from './web/base/firstVisit.ts';

/** The target of requests that `vite dev` forwards; `npm run dev` sets it if the gateway is not on its default port. */
const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

/** Writes the client's documents next to it, for the gateway to register. */
const documents: Plugin = {
  name: 'lading:documents',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.documents.json', source: await webDocumentManifest() });
  },
};

/**
 * Loads the font of Latin text with the page: a font that arrives after the text changes its width, and moves what is read. Where
 * nobody has been signed in yet, the page begins without it (`web/base/font.ts`).
 */
const font: Plugin = {
  name: 'lading:font',
  apply: 'build',
  transformIndexHtml(_html, { bundle }) {
    const href = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
    if (!href) throw new Error('The build has no font of Latin text');
    const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: `/${href}` };
    const script = `(() => {
  var owner = null;
  try { owner = localStorage.getItem('${OWNER_KEY}'); } catch { /* storage is forbidden: a first visit each time */ }
  if (owner === null) document.documentElement.classList.add('${PLAIN_FONT}');
  else document.head.append(Object.assign(document.createElement('link'), ${JSON.stringify(attributes)}));
})();`;
    return [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
  },
};

/** Returns the pattern of these files of the web client. @throws Error if one is gone: its chunk would silently be without it */
function files(...paths: string[]): RegExp {
  const gone = paths.filter((path) => !existsSync(`web/${path}`));
  if (gone.length > 0) throw new Error(`vite.config.ts names files that do not exist: ${gone.join(', ')}`);
  return new RegExp(`web/(${paths.map((path) => RegExp.escape(path)).join('|')})$`);
}

const inKit = (folder: string, ...names: string[]) => names.map((name) => `kit/${folder}/${name}`);

/**
 * The chunks of the build. Each layer takes the modules that its entries need and no earlier layer has, so that a page
 * needs few requests and loads no code of other pages. `tests/scripts/webSize.test.ts` asserts the totals.
 */
const layers = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  { name: 'apollo', test: /node_modules\/(@apollo|graphql|@wry|optimism|rxjs|tslib)\// },
  { name: 'base', test: files('main.tsx') },
  {
    name: 'shell',
    test: files(
      ...['shell/Shell.tsx', 'palette/PaletteButton.tsx', 'notification/NotificationButton.tsx'],
      'program/ProgramLayout.tsx',
    ),
  },
  {
    name: 'list',
    test: files(
      ...inKit('list', 'RecordList.tsx', 'Cells.tsx', 'ColumnKinds.tsx', 'useRecordList.ts', 'filters.ts'),
      ...inKit('form', 'choiceSource.ts', 'yesNo.ts'),
      ...inKit('record', 'abilities.ts', 'RecordHeader.tsx'),
      ...['tracked/TrackedColumns.tsx', 'tracked/trackedBulk.ts', 'lookup/ProhibitedBadge.tsx'],
    ),
  },
  { name: 'tabs', test: files('kit/ui/TabSet.tsx') },
  { name: 'icons', test: /node_modules\/lucide-react\// },
  // What lists share with the first page, so that they need none of it.
  { name: 'words', test: files('purchaseOrder/messages.ts', 'shipment/messages.ts', 'shipment/approvals.ts') },
  { name: 'home', test: files('program/HomePage.tsx') },
  {
    name: 'record',
    test: files(
      ...inKit('record', 'RecordPage.tsx', 'EditableRecord.tsx', 'CreatePage.tsx'),
      'tracked/TrackedHeader.tsx',
    ),
  },
  { name: 'lists', test: files('purchaseOrder/PurchaseOrderList.tsx', 'shipment/ShipmentList.tsx') },
  {
    // What stands beside and below orders, items and shipments.
    name: 'tracked',
    test: files(
      ...['comment/CommentPanel.tsx', 'document/DocumentPanel.tsx', 'kit/form/FieldSheet.tsx'],
      ...inKit('record', 'RecordFacts.tsx', 'FormDialog.tsx'),
    ),
  },
  { name: 'order', test: files('purchaseOrder/PurchaseOrderPage.tsx') },
  // What waits for texts must not be in a file that a first page needs.
  { name: 'laterTexts', test: files('base/laterTexts.ts') },
  {
    // What pages of the Organization Panel share: small parts, whose names would be in each first page.
    name: 'settings',
    test: files(
      ...['lookup/RiskLevelBadge.tsx', 'lookup/fieldChoices.ts', 'lookup/languageChoices.ts'],
      ...['scope/ProgramNames.tsx', 'scope/OrganizationPicker.tsx', 'scope/organizationChoices.ts'],
      ...['scope/programsField.ts', 'scope/useNewInOrganization.ts', 'program/new/newProgramChoices.ts'],
      ...['user/RoleBadge.tsx', 'user/UserStatusBadge.tsx', 'user/roleChoices.ts'],
      ...inKit('form', 'AddressFields.tsx', 'NamedFields.tsx', 'twins.ts'),
      ...inKit('list', 'PersonCell.tsx'),
      ...inKit('record', 'FieldColumns.tsx', 'NewRecordDialog.tsx', 'PlainRecordPage.tsx', 'RecordDialog.tsx'),
      ...inKit('file', 'PictureField.tsx', 'useNewPicture.ts'),
    ),
  },
].map((layer, at, { length }) => ({ ...layer, priority: length - at }));

/** The files that each page has loaded before any other. */
const EVERY_PAGE = /^assets\/(react|apollo|base|rolldown-runtime)-/;

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), documents, font, pageLanguage, askViewer, earlySignIn, earlyHome, splitOperations, serviceWorker],
  // RxJS has its code for current browsers behind a separate condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/graphql': { target: gateway, ws: true }, '/files': { target: gateway } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: true,
    // All browsers of the target preload modules.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => !EVERY_PAGE.test(file)),
    },
    // Inlined files would be data: URLs, which the content security policy allows for images only.
    assetsInlineLimit: 0,
    // Records which module imports which, for the test of sizes; the gateway serves no file whose name begins with a dot.
    manifest: '.manifest.json',
    rolldownOptions: {
      // Emotion has them for a function that nobody calls here; as CommonJS they would stay.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
      output: {
        // The first page names all other files: each letter of a hash is there some 200 times.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: layers,
        },
      },
    },
  },
});
