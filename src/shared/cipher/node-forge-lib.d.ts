/**
 * The two deep modules that rsa.ts uses: the whole of node-forge weighs more than twice as much as lib/rsa.
 * Bytes are binary strings, one character per byte.
 */
declare module 'node-forge/lib/rsa' {
  const rsa: object;
  export = rsa;
}

declare module 'node-forge/lib/forge' {
  interface PublicKey {
    encrypt: (bytes: string, scheme: 'RSAES-PKCS1-V1_5') => string;
  }
  const forge: {
    asn1: { fromDer: (bytes: string) => object };
    pki: { publicKeyFromAsn1: (value: object) => PublicKey };
  };
  export = forge;
}
