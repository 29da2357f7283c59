import { expect, test } from 'vitest';
import { asUtf8 } from '~/features/logs/api/response-bytes';
import { decodeAnswer } from './charset';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const units = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
/** 'señal ñ', a byte per character. */
const LATIN = [0x73, 0x65, 0xf1, 0x61, 0x6c, 0x20, 0xf1];
const wide = (text: string, little: boolean) =>
  units(text).flatMap((code) => (little ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]));

const ANSWERS: [name: string, bytes: number[], contentType: string | null, text: string, lossy: boolean][] = [
  ['no header', utf8('señal – ñ 🙂'), null, 'señal – ñ 🙂', false],
  ['a header without charset', utf8('señal'), 'application/json', 'señal', false],
  ['windows-1252', LATIN, 'application/json; charset=windows-1252', 'señal ñ', false],
  ['iso-8859-1', LATIN, 'application/json;charset="ISO-8859-1"', 'señal ñ', false],
  ['iso-8859-15', [0xa4, 0xf1], "text/json; version=1; Charset='iso-8859-15'", '€ñ', false],
  ['Shift_JIS, a quote as its second byte', [0x83, 0x5c, 0x22], 'application/json; charset=shift_jis', 'ソ"', false],
  ['utf-16', wide('ñ–', true), 'application/json; charset=utf-16', 'ñ–', false],
  ['utf-16be', wide('ñ–', false), 'application/json; charset=utf-16be', 'ñ–', false],
  ['a mark of UTF-16', [0xff, 0xfe, ...wide('ñ', true)], 'application/json', 'ñ', false],
  ['another mark of UTF-16', [0xfe, 0xff, ...wide('ñ', false)], null, 'ñ', false],
  ['a mark of UTF-8 against its header', [0xef, 0xbb, 0xbf, ...utf8('ñ')], 'text/json; charset=latin1', 'ñ', false],
  ['an unknown charset', utf8('señal'), 'application/json; charset=cobol-37', 'señal', false],
  ['an unknown charset that is not UTF-8', LATIN, 'application/json; charset=cobol-37', 'se\uFFFDal \uFFFD', true],
  ['bytes that are no UTF-8', [0x61, 0xc3], null, 'a\uFFFD', true],
  ['half a character of UTF-16', [0x61, 0x00, 0x62], 'x; charset=utf-16le', 'a\uFFFD', true],
  ['a replacement character that was sent', utf8('a\uFFFD'), null, 'a\uFFFD', false],
  ['nothing', [], 'application/json; charset=utf-8', '', false],
];

test.each(ANSWERS)('%s', (_name, bytes, contentType, text, lossy) => {
  expect(decodeAnswer(new Uint8Array(bytes), contentType)).toEqual({ text, lossy });
});

test.each(ANSWERS)('%s, as it arrives', async (_name, bytes, contentType, text, lossy) => {
  for (const size of [4, 100]) {
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.slice(at, at + size));
    }
    const told: true[] = [];
    const read: number[] = [];
    for await (const piece of asUtf8(pieces(), contentType, () => told.push(true))) read.push(...piece);
    expect(new TextDecoder().decode(new Uint8Array(read))).toBe(text);
    expect(told).toEqual(lossy ? [true] : []);
  }
});
