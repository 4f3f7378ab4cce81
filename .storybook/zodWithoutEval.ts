/* Imported before zod, which otherwise tries to compile code from text. The catalogue's policy forbids that. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
