import { expect, test } from 'vitest';
import type { Actor } from '../trail-ports';
import type { Property } from '../wire/properties';
import { secretTests } from './secret-tests.fixture';
import { eva, ivo, made, plain, secret, seen, type VaultPlace, vaultPlatform } from './vault-platform.fixture';

/** What holds of the vault, wherever properties are kept. */
export function vaultTests(open: () => Promise<VaultPlace>): void {
  const platform = vaultPlatform(open);
  secretTests(platform);

  test('what is written waits as a draft; published, it holds, and the next draft stands over it', async () => {
    const { vault, trail } = await platform();
    const first = made(await vault.create(plain, eva));
    expect(first).toMatchObject({ status: 'DRAFT', version: 1, value: '0.85', published: null, isOwn: true });
    expect(await vault.publish({ properties: [seen(first)], reason: 'sale' }, ivo)).toMatchObject({
      data: [{ status: 'PUBLISHED', version: 1, published: null, isOwn: true }],
    });
    const change = { value: '0.82', note: 'baja', reason: 'más fraude', version: 1 };
    expect(await vault.edit(first.propertyId, change, ivo)).toMatchObject({
      ...{ status: 'DRAFT', version: 2, value: '0.82', published: { version: 1, value: '0.85' } },
      updatedBy: { email: ivo.email },
    });
    expect(await vault.versions(first.propertyId)).toMatchObject([
      { version: 2, state: 'DRAFT', note: 'baja', reason: 'más fraude', createdBy: { name: 'ivo' } },
      { version: 1, state: 'PUBLISHED', value: '0.85' },
    ]);
    expect(await trail.of('property', first.propertyId)).toMatchObject([
      {
        ...{ action: 'EDIT', reason: 'más fraude', user: ivo.email },
        before: { version: 1, value: '0.85', note: null, status: 'PUBLISHED' },
        after: { version: 2, value: '0.82', note: 'baja', status: 'DRAFT' },
      },
      { action: 'PUBLISH', reason: 'sale', before: { published: null }, after: { published: 1 } },
      { action: 'CREATE', before: {}, after: { key: 'riesgo.umbral', value: '0.85', version: 1 } },
    ]);
  });

  test('who saw another version is shown the one that there is, and nothing is written', async () => {
    const { vault, trail } = await platform();
    const { propertyId } = made(await vault.create(plain, eva));
    await vault.edit(propertyId, { value: '0.5', note: null, reason: 'x', version: 1 }, ivo);
    const late = { note: null, reason: 'x', version: 1 };
    const conflict = { conflict: { version: 2, value: '0.5' } };
    expect(await vault.edit(propertyId, { ...late, value: '0.6' }, eva)).toMatchObject(conflict);
    expect(await vault.remove(propertyId, late, eva)).toMatchObject(conflict);
    expect(await vault.publish({ properties: [{ propertyId, version: 1 }], reason: 'x' }, eva)).toMatchObject(conflict);
    expect(await vault.create({ ...plain, value: '9' }, eva)).toMatchObject(conflict);
    expect(await trail.of('property', propertyId)).toHaveLength(2);
    expect(await vault.edit('no-hay', { ...late, value: '1' }, eva)).toEqual({ unknown: true });
  });

  test('of two who write at once, one has written and the other is told what', async () => {
    const { vault } = await platform();
    const created = await Promise.all([vault.create(plain, eva), vault.create({ ...plain, value: '1' }, ivo)]);
    expect(created.filter((outcome) => 'propertyId' in outcome)).toHaveLength(1);
    const { propertyId } = created.find((outcome) => 'propertyId' in outcome) as Property;
    const edit = (value: string, who: Actor) =>
      vault.edit(propertyId, { value, note: null, reason: 'x', version: 1 }, who);
    const edited = await Promise.all([edit('2', eva), edit('3', ivo)]);
    expect(edited.map((outcome) => Object.keys(outcome)[0]).filter((name) => name === 'conflict')).toHaveLength(1);
    expect(await vault.find(propertyId, '')).toMatchObject({ version: 2, lastVersion: 2 });
  });

  test('drafts are published together or not at all', async () => {
    const { vault } = await platform();
    const one = made(await vault.create(plain, eva));
    const other = made(await vault.create({ ...plain, key: 'riesgo.otro' }, ivo));
    const stale = { ...seen(other), version: 7 };
    expect(await vault.publish({ properties: [seen(one), stale], reason: 'x' }, eva)).toHaveProperty('conflict');
    expect(await vault.find(one.propertyId, '')).toMatchObject({ status: 'DRAFT' });
    expect(await vault.publish({ properties: [seen(one), seen(other)], reason: 'x' }, eva)).toMatchObject({
      data: [{ status: 'PUBLISHED' }, { status: 'PUBLISHED' }],
    });
  });

  test('a draft that is given up keeps its number; what was never published can be had back', async () => {
    const { vault, page } = await platform();
    const { propertyId } = made(await vault.create(plain, eva));
    const asked = (version: number) => ({ properties: [{ propertyId, version }], reason: 'x' });
    expect(await vault.discard(asked(1), eva)).toMatchObject({ data: [{ status: 'DELETED', actions: ['RECOVER'] }] });
    expect(await vault.recover(propertyId, { version: 1, reason: 'x' }, eva)).toMatchObject({ status: 'DRAFT' });
    await vault.publish(asked(1), eva);
    await vault.edit(propertyId, { value: '2', note: null, reason: 'x', version: 1 }, eva);
    expect((await page()).drafts).toEqual([{ name: 'eva', count: 1, isOwn: true }]);
    expect(await vault.discard(asked(2), eva)).toMatchObject({ data: [{ status: 'PUBLISHED', version: 1 }] });
    const next = await vault.edit(propertyId, { value: '3', note: null, reason: 'x', version: 1 }, eva);
    expect(next).toMatchObject({ version: 3, value: '3', published: { version: 1 } });
    expect((await vault.versions(propertyId))?.map(({ state }) => state)).toEqual(['DRAFT', 'DISCARDED', 'PUBLISHED']);
  });

  test('restored, an old version is the next one', async () => {
    const { vault } = await platform();
    const { propertyId } = made(await vault.create({ ...plain, note: 'al principio' }, eva));
    await vault.edit(propertyId, { value: '2', note: null, reason: 'x', version: 1 }, eva);
    const asked = (from: number) => ({ from, version: 2, reason: 'vuelve' });
    expect(await vault.restore(propertyId, asked(2), eva)).toMatchObject({ refused: [{ field: 'from' }] });
    expect(await vault.restore(propertyId, asked(9), eva)).toMatchObject({ refused: [{ field: 'from' }] });
    expect(await vault.restore(propertyId, asked(1), eva)).toMatchObject({
      ...{ version: 3, value: '0.85', note: 'al principio', status: 'DRAFT' },
    });
  });

  test('deleted, it is in no list but its own and cannot be written until it is had back', async () => {
    const { vault, keys, page } = await platform();
    const { propertyId } = made(await vault.create(plain, eva));
    const asked = { version: 1, reason: 'sobra' };
    expect(await vault.remove(propertyId, asked, eva)).toMatchObject({ status: 'DELETED' });
    expect([await keys(), await keys({ statuses: ['DELETED'] })]).toEqual([[], ['riesgo.umbral']]);
    expect(await page()).toMatchObject({ count: 0, statusCounts: { DELETED: 1, DRAFT: 0 } });
    expect(await vault.edit(propertyId, { ...asked, value: '2', note: null }, ivo)).toHaveProperty('conflict');
    expect(await vault.recover(propertyId, asked, ivo)).toMatchObject({ status: 'DRAFT', value: '0.85' });
  });

  test('found by key, by a value that is no secret, service, type and day', async () => {
    const { vault, keys, page } = await platform();
    await vault.create(plain, eva);
    await vault.create(secret, ivo);
    await vault.create({ ...plain, service: 'tienda', key: 'tienda.activo', type: 'BOOLEAN', value: 'true' }, eva);
    expect([await keys({ text: 'umbral' }), await keys({ text: '0.85' }), await keys({ text: 'prueba' })]).toEqual([
      ['riesgo.umbral'],
      ['riesgo.umbral'],
      [],
    ]);
    expect([await keys({ types: ['SECRET'] }), await keys({ services: ['tienda'] })]).toEqual([
      ['spei.llave'],
      ['tienda.activo'],
    ]);
    expect([await keys({ since: '2026-11-28' }), (await keys({ since: '2026-11-27' })).length]).toEqual([[], 3]);
    expect(await keys({}, { member: 'service', ascending: false })).toEqual([
      'tienda.activo',
      'spei.llave',
      'riesgo.umbral',
    ]);
    expect(await page()).toMatchObject({
      ...{ total: 3, count: 3, secretCount: 1, services: ['riesgo', 'spei', 'tienda'], environments: [] },
      drafts: [
        { name: 'eva', count: 2, isOwn: true },
        { name: 'ivo', count: 1, isOwn: false },
      ],
    });
  });
}
