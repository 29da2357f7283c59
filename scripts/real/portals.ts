import { createServer, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import forge from 'node-forge';

export const HOST = '127.0.0.1';
const DAY = 86_400_000;

/** What is watched: small servers that are opened and closed by name, each at a port that it keeps. */
export function portals() {
  const open = new Map<string, { server: Server; port: number }>();
  const listen = (server: Server, port = 0) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, HOST, () => resolve((server.address() as { port: number }).port));
    });
  const keep = async (name: string, server: Server) => {
    open.set(name, { server, port: await listen(server, open.get(name)?.port) });
  };
  const close = (name: string) => {
    const server = open.get(name)?.server;
    return new Promise<void>((resolve) => {
      server?.close(() => resolve());
      server?.closeAllConnections();
    });
  };
  return {
    /** It answers as whatever Prometheus can read. @param onAsked told of each request */
    open: (name: string, onAsked?: (url: string) => void) =>
      keep(
        name,
        createServer(({ url = '' }, response) => {
          onAsked?.(url);
          response.end('carga 1\n');
        }),
      ),
    /** One that signs for itself, whose certificate ends in three weeks, and which never works. */
    openFailing: (name: string) =>
      keep(name, createSecure(certificate(), (_, response) => response.writeHead(503).end()) as unknown as Server),
    close,
    address: (name: string) => `${HOST}:${open.get(name)?.port}`,
    closeAll: () => Promise.all([...open.keys()].map(close)),
  };
}

function certificate() {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048);
  const made = forge.pki.createCertificate();
  made.publicKey = publicKey;
  made.validity.notAfter = new Date(Date.now() + 21.5 * DAY);
  const names = [{ name: 'commonName', value: 'adquirente.example.mx' }];
  made.setSubject(names);
  made.setIssuer(names);
  made.sign(privateKey, forge.md.sha256.create());
  return { key: forge.pki.privateKeyToPem(privateKey), cert: forge.pki.certificateToPem(made) };
}
