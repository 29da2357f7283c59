// The headers that the console must run under. One list: the gateway and preview use it, a test holds deploy/nginx to it,
// and a release's manifest carries it.

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * `demo` adds the service worker of the simulated platform, whose registration Trusted Types would refuse;
 * production has neither.
 */
export function securityHeaders({ demo }: { demo: boolean }): Record<string, string> {
  const directives = demo
    ? { ...policy, 'worker-src': "'self'" }
    : { ...policy, 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" };
  return {
    'Content-Security-Policy': Object.entries(directives)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
  };
}

/** Only a server that stands behind TLS promises it, so neither preview nor the tests' own servers do. */
const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** The headers that a deployment answers with; deploy/nginx repeats them and a test compares. */
export function deployedHeaders() {
  return { ...securityHeaders({ demo: false }), ...HSTS };
}
