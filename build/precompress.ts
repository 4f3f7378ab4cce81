/* For the builds of site and panel. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a compressed copy beside every text file, so that no server compresses at run time. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg)$/.test(file.fileName)) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          const copies = { br: brotliCompressSync(source), gz: gzipSync(source, { level: 9 }) };
          for (const [ending, copy] of Object.entries(copies)) {
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source: copy });
          }
        }
      },
    },
  };
}
