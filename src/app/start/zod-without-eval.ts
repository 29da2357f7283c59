/**
 * Zod would otherwise probe `new Function`, which the content security policy reports. It keeps its settings here, so that
 * they are made before it comes with a later screen.
 */
const kept = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
kept.__zod_globalConfig = Object.assign(kept.__zod_globalConfig ?? {}, { jitless: true });

export {};
