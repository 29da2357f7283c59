import * as z from 'zod/mini';

/** Zod would otherwise probe `new Function`, which the content security policy reports. Imported before any schema. */
z.config({ jitless: true });
