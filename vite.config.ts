import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { webDocumentManifest } from './scripts/webDocuments.ts';

/** Where `vite dev` sends what the gateway answers; `npm run dev` sets it when the gateway is not on its usual port. */
const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

/** Puts the client's documents beside it, for the gateway to register. */
const documents: Plugin = {
  name: 'lading:documents',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.documents.json', source: await webDocumentManifest() });
  },
};

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), documents],
  // RxJS keeps its code for today's browsers behind a condition of its own.
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
    // Inlined files would be data: URLs, which the content security policy allows for images only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
              priority: 30,
            },
            {
              name: 'apollo',
              test: /node_modules\/(@apollo|graphql|@wry|optimism|rxjs|tslib)\//,
              priority: 20,
            },
          ],
        },
      },
    },
  },
});
