import { StorageClient as Whole } from '@supabase/storage-js';
import { StorageClient } from './lazyStorage.mjs';

const URL = 'https://data.test/storage/v1';
const HEADERS = { apikey: 'publishable' };

test('asks the storage like the whole client', async () => {
  const asked: string[] = [];
  const answer = (address: unknown) => {
    asked.push(String(address));
    return Promise.resolve(Response.json([{ name: 'logo.png' }]));
  };
  const lazy = new StorageClient(URL, HEADERS, answer);
  const whole = new Whole(URL, HEADERS, answer);
  expect(await lazy.from('brand').list('club')).toEqual(await whole.from('brand').list('club'));
  expect(asked).toEqual([`${URL}/object/list/brand`, `${URL}/object/list/brand`]);
});

test('knows the public address of a file before its code is there', () => {
  const path = 'club 7/logo.a&b.png';
  const whole = new Whole(URL).from('brand').getPublicUrl(path);
  expect(new StorageClient(URL).from('brand').getPublicUrl(path)).toEqual(whole);
});

test('has every method of a bucket that asks the storage', () => {
  const bucket = new Whole(URL).from('brand');
  const all = Object.getOwnPropertyNames(Object.getPrototypeOf(bucket) as object);
  const others = ['constructor', 'uploadOrUpdate', 'encodeMetadata', 'toBase64', 'applyTransformOptsToQuery'];
  const asking = all.filter((name) => !others.includes(name) && !name.startsWith('_'));
  expect(Object.keys(new StorageClient(URL).from('brand'))).toEqual(expect.arrayContaining(asking));
});
