import { strFromU8, unzipSync } from 'fflate';
import { packPhotos } from './packPhotos';

const photo = (id: string, caption: string) => {
  return { id, version: 1, path: id, altText: `Shows ${id}`, caption, takenOn: '2024-07-04' };
};

test('packs each photo under a number, with what it shows', async () => {
  const packed: number[] = [];
  const read = (path: string) => Promise.resolve(new Blob([`bytes of ${path}`], { type: 'image/jpeg' }));
  const { archive, missing } = await packPhotos([photo('a', ''), photo('b', 'Relay')], read, (count) =>
    packed.push(count),
  );
  const files = unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? []));
  expect(Object.keys(files)).toEqual(['001.jpg', '002.jpg', 'descriptions.txt']);
  expect(strFromU8(files['002.jpg'] ?? new Uint8Array())).toBe('bytes of b');
  expect(strFromU8(files['descriptions.txt'] ?? new Uint8Array())).toBe(
    '001.jpg\t2024-07-04\tShows a\n002.jpg\t2024-07-04\tRelay\tShows b\n',
  );
  expect(packed).toEqual([1, 2]);
  expect(missing).toBe(0);
});

test('leaves out photos whose files are missing, and counts them', async () => {
  const read = (path: string) => Promise.resolve(path === 'a' ? null : new Blob(['bytes'], { type: 'image/webp' }));
  const { archive, missing } = await packPhotos([photo('a', ''), photo('b', '')], read, () => undefined);
  const files = unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? []));
  expect(Object.keys(files)).toEqual(['001.webp', 'descriptions.txt']);
  expect(missing).toBe(1);
});

test('makes no archive if no photo has a file', async () => {
  const packed = await packPhotos(
    [photo('a', '')],
    () => Promise.resolve(null),
    () => undefined,
  );
  expect(packed).toEqual({ archive: null, missing: 1 });
});
