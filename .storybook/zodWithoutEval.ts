/* Import before zod, which otherwise compiles code from text: the catalogue's policy forbids it. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
