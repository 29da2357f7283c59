// lib/rsa hangs itself and what it needs onto lib/forge.
import 'node-forge/lib/rsa';
import forge from 'node-forge/lib/forge';
import { publicKeyPem } from './public-key';

/**
 * RSAES-PKCS1-v1_5 of a text's UTF-8 bytes (spec 3.3): a wire format, not protection.
 * @param pem public key, SubjectPublicKeyInfo; the build's own unless another is given
 * @returns uppercase hex, two digits per byte of the key: 256 for 1024 bits
 * @throws when the text has more bytes than the key takes (117 for 1024 bits)
 */
export function encryptText(text: string, pem = publicKeyPem): string {
  const der = atob(pem.replace(/-----[^-]+-----|\s/g, ''));
  const key = forge.pki.publicKeyFromAsn1(forge.asn1.fromDer(der));
  // forge takes each character for a byte and would garble any above U+00FF.
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return toHex(key.encrypt(bytes, 'RSAES-PKCS1-V1_5'));
}

function toHex(bytes: string): string {
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
