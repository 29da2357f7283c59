import { expect, test } from 'vitest';
import { eva, ivo, made, plain, SECRET, secret, seen, type VaultPlatform } from './vault-platform.fixture';

/** What holds of secrets, wherever properties are kept. */
export function secretTests(platform: VaultPlatform): void {
  test('a secret is in no answer, no trail and nothing that is kept, until it is revealed', async () => {
    const { vault, store, trail, all } = await platform();
    const { propertyId } = made(await vault.create(secret, eva));
    const edit = { value: null, note: 'la nueva', reason: 'nota', version: 1 };
    expect(await vault.edit(propertyId, edit, ivo)).toMatchObject({ version: 2, value: null, note: 'la nueva' });
    const known = await all(propertyId);
    expect(known).toContain('la nueva');
    expect(known).not.toContain(SECRET);
    const sealed = await store.sealed(propertyId, 1);
    expect(Buffer.from(sealed?.bytes ?? []).includes(SECRET)).toBe(false);
    const asked = { reason: 'Ticket 2041', version: undefined, purpose: 'SHOW' } as const;
    expect(await vault.reveal(propertyId, asked, ivo)).toEqual({
      ...{ propertyId, version: 2, value: SECRET, expiresAt: '2026-11-27T12:00:31-06:00' },
    });
    await vault.reveal(propertyId, { ...asked, version: 1, purpose: 'COPY' }, eva);
    expect(await trail.of('property', propertyId)).toMatchObject([
      { action: 'COPY', user: eva.email, after: { version: 1 } },
      { action: 'REVEAL', user: ivo.email, reason: 'Ticket 2041', before: {}, after: { version: 2 } },
      { action: 'EDIT', before: { version: 1 }, after: { version: 2, note: 'la nueva' } },
      { action: 'CREATE' },
    ]);
    expect(await all(propertyId)).not.toContain(SECRET);
  });

  test('equal secrets of a property have one fingerprint, of two properties two', async () => {
    const { vault } = await platform();
    const one = made(await vault.create(secret, eva));
    const other = made(await vault.create({ ...secret, key: 'spei.otra' }, eva));
    expect(one.fingerprint).toMatch(/^[\da-f]{8}$/);
    expect(other.fingerprint).not.toBe(one.fingerprint);
    const edit = { note: null, reason: 'x', version: 1 };
    expect(await vault.edit(one.propertyId, { ...edit, value: SECRET }, eva)).toMatchObject({
      refused: [{ field: 'value' }],
    });
    expect(await vault.edit(one.propertyId, { ...edit, value: 'valor-de-prueba-otro' }, eva)).not.toMatchObject({
      fingerprint: one.fingerprint,
    });
    expect(await vault.restore(one.propertyId, { from: 1, version: 2, reason: 'x' }, eva)).toMatchObject({
      ...{ version: 3, fingerprint: one.fingerprint },
    });
  });

  test('no secret gets into a note or a reason', async () => {
    const { vault, all } = await platform();
    expect(await vault.create({ ...secret, reason: `es ${SECRET}` }, eva)).toMatchObject({
      refused: [{ field: 'reason' }],
    });
    const { propertyId } = made(await vault.create(secret, eva));
    const asked = { reason: `busco ${SECRET}`, version: undefined, purpose: 'SHOW' } as const;
    expect(await vault.reveal(propertyId, asked, eva)).toMatchObject({ refused: [{ field: 'reason' }] });
    const note = { value: null, note: `antes ${SECRET}`, reason: 'x', version: 1 };
    expect(await vault.edit(propertyId, note, eva)).toMatchObject({ refused: [{ field: 'note' }] });
    expect(await all(propertyId)).not.toContain(SECRET);
  });

  test('environments are compared by what is published, secrets by a digest', async () => {
    const digest = (text: string) => `digest of ${text}`;
    const theirs = { service: 'riesgo', type: 'NUMBER' as const, digest: null };
    const spei = { ...theirs, service: 'spei', type: 'SECRET' as const, value: null };
    const { vault } = await platform([
      {
        ...{ name: 'Producción', digest },
        read: async () => [
          { ...theirs, key: 'riesgo.umbral', value: '0.9' },
          { ...theirs, key: 'riesgo.suyo', value: '1' },
          { ...spei, key: 'spei.igual', digest: digest(SECRET) },
          { ...spei, key: 'spei.llave', digest: digest('otro') },
        ],
      },
    ]);
    const all = [plain, secret, { ...secret, key: 'spei.igual' }, { ...plain, key: 'riesgo.mio' }];
    for (const one of all) {
      const property = made(await vault.create(one, eva));
      if (one.key !== 'riesgo.mio') await vault.publish({ properties: [seen(property)], reason: 'x' }, eva);
    }
    const found = await vault.compare('Producción');
    expect(found).toMatchObject({
      same: 1,
      data: [
        { key: 'riesgo.suyo', difference: 'ONLY_THERE', here: null, there: '1' },
        { key: 'riesgo.umbral', difference: 'DIFFERENT', here: '0.85', there: '0.9' },
        { key: 'spei.llave', difference: 'DIFFERENT', here: null, there: null },
      ],
    });
    expect(JSON.stringify(found)).not.toContain(SECRET);
    expect(await vault.compare('otro')).toEqual({ unknown: true });
  });
}
