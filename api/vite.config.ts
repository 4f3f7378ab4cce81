import { defineConfig } from 'vite';

/** What cannot stand in one file: native and WebAssembly programs, and what reads files beside its own. */
const apart = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', '@fastify/swagger-ui'];

/** The API with its packages as a few files that Node loads quickly; `node dist/main.js` runs it. */
export default defineConfig({
  build: {
    ssr: 'src/start/main.ts',
    target: 'node24',
    // All files in one folder, beside each other, whatever folder their sources are in.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
  ssr: { noExternal: true, external: apart },
});
