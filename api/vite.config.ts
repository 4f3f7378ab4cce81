import { defineConfig } from 'vite';

/** Cannot be bundled: native and WebAssembly modules, and packages with data files. */
const unbundled = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', '@fastify/swagger-ui'];

/** Bundles the API with its packages for a fast start with `node dist/main.js`. */
export default defineConfig({
  build: {
    ssr: 'src/start/main.ts',
    target: 'node24',
    // All files in one folder, whatever folder their sources are in.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
  ssr: { noExternal: true, external: unbundled },
});
