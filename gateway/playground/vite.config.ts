import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** GraphiQL ships no bundle of its own; everything it needs is built here, so that it works without the internet. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The editor alone is larger than Vite's warning allows.
    chunkSizeWarningLimit: 4000,
  },
});
