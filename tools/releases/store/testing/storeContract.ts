import type { ArtifactStore } from '../artifactStore';

/** The contract of every store. */
interface TestedStore {
  store: ArtifactStore;
  close(): Promise<void>;
}

const files = (content: Record<string, string>) =>
  new Map(Object.entries(content).map(([file, text]) => [file, Buffer.from(text)]));

/** The tests that every store passes. @param open a store that is empty */
export function describeStore(name: string, open: () => Promise<TestedStore>): void {
  describe(name, () => {
    let tested: TestedStore;
    let store: ArtifactStore;
    beforeEach(async () => {
      tested = await open();
      ({ store } = tested);
    });
    afterEach(() => tested.close());

    const read = async (file: string) => {
      const content = await store.read(file);
      return content && Buffer.from(content).toString();
    };

    test('lists and reads a written folder', async () => {
      const told: string[] = [];
      const written = files({ 'entry.js': 'a', 'chunks/b.js': 'b' });
      await store.writeFolder('modules/training/1.0.0', written, (file) => told.push(file));
      expect(await store.list('modules/training')).toEqual(['1.0.0/chunks/b.js', '1.0.0/entry.js']);
      expect(await store.list('modules/training/1.0.0')).toEqual(['chunks/b.js', 'entry.js']);
      expect(await read('modules/training/1.0.0/entry.js')).toBe('a');
      expect(await read('modules/training/1.0.0/chunks/b.js')).toBe('b');
      expect(told.sort()).toEqual(['chunks/b.js', 'entry.js']);
    });

    test('replaces a rewritten folder as a whole, and changes nothing for the same files', async () => {
      await store.writeFolder('shell/x', files({ 'old.js': '1', 'both.js': '1' }));
      await store.writeFolder('shell/x', files({ 'new.js': '2', 'both.js': '2' }));
      for (let time = 0; time < 2; time += 1) {
        expect(await store.list('shell/x')).toEqual(['both.js', 'new.js']);
        expect([await read('shell/x/both.js'), await read('shell/x/old.js')]).toEqual(['2', undefined]);
        await store.writeFolder('shell/x', files({ 'new.js': '2', 'both.js': '2' }));
      }
    });

    test('an interrupted write leaves nothing visible, and can be repeated', async () => {
      const whole = files({ 'a.js': '1', 'b.js': '2' });
      const breaking = store.writeFolder('modules/training/1.0.0', whole, () => {
        throw new Error('stopped');
      });
      await expect(breaking).rejects.toThrow('stopped');
      expect(await store.list('modules/training')).toEqual([]);
      expect(await store.list('modules/training/1.0.0')).toEqual([]);
      expect(await store.read('modules/training/1.0.0/a.js')).toBeUndefined();
      // Another build may have come since.
      await store.writeFolder('modules/training/1.0.0', files({ 'a.js': '3', 'c.js': '4' }));
      expect(await store.list('modules/training')).toEqual(['1.0.0/a.js', '1.0.0/c.js']);
      expect(await read('modules/training/1.0.0/a.js')).toBe('3');
    });

    test('removes a folder as a whole, keeps its neighbors, and allows a second removal', async () => {
      await store.writeFolder('modules/training/1.0.0', files({ 'a.js': '1' }));
      await store.writeFolder('modules/training/1.0.0-next', files({ 'b.js': '2' }));
      await store.removeFolder('modules/training/1.0.0');
      await store.removeFolder('modules/training/1.0.0');
      expect(await store.list('modules/training')).toEqual(['1.0.0-next/b.js']);
      expect(await read('modules/training/1.0.0/a.js')).toBeUndefined();
      expect(await read('modules/training/1.0.0-next/b.js')).toBe('2');
      await expect(store.removeFolder('.')).rejects.toThrow('The store itself');
      await expect(store.removeFolder('../elsewhere')).rejects.toThrow('outside the store');
    });

    test('finds the folders of modules with their age, even a half-written one', async () => {
      const start = Date.now();
      await store.writeFolder('modules/training/1.0.0', files({ 'a.js': '1', 'chunks/b.js': '2' }));
      const cut = store.writeFolder('modules/pools/1.0.0', files({ 'a.js': '1' }), () => {
        throw new Error('disk full');
      });
      await expect(cut).rejects.toThrow('disk full');
      const found = await store.listFolders('modules');
      expect(found.map(({ folder }) => folder)).toEqual([
        expect.stringMatching(/^modules\/pools\/1\.0\.0/),
        'modules/training/1.0.0',
      ]);
      expect(found.map(({ isWhole }) => isWhole)).toEqual([false, true]);
      // Some services tell whole seconds.
      for (const { writtenAt } of found) expect(writtenAt.getTime()).toBeGreaterThan(start - 2000);
      for (const { folder } of found) await store.removeFolder(folder);
      expect(await store.listFolders('modules')).toEqual([]);
      expect(await store.listFolders('nothing')).toEqual([]);
    });

    test('returns names and bytes of every kind unchanged', async () => {
      const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 256));
      const odd = 'chunks/a+b (c) ü&=.js';
      await store.writeFolder(
        'modules/training/1.0.0-pr-4',
        new Map([
          [odd, bytes],
          ['empty.js', Buffer.alloc(0)],
        ]),
      );
      expect(bytes.equals((await store.read(`modules/training/1.0.0-pr-4/${odd}`)) ?? Buffer.alloc(0))).toBe(true);
      expect(await read('modules/training/1.0.0-pr-4/empty.js')).toBe('');
      expect(await store.list('modules/training/1.0.0-pr-4')).toEqual([odd, 'empty.js']);
    });

    test('returns undefined or nothing for what is missing, and reaches nothing outside the store', async () => {
      expect(await store.read('modules/nothing')).toBeUndefined();
      expect(await store.list('modules')).toEqual([]);
      expect(await store.readPointer('shell/current.json')).toBeUndefined();
      await expect(store.read('../secret')).rejects.toThrow('outside the store');
      await expect(store.writeFolder('../../x', files({ a: '1' }))).rejects.toThrow('outside the store');
      await expect(store.writePointer('../x', '1')).rejects.toThrow('outside the store');
    });

    test('a pointer returns the value written last', async () => {
      await store.writePointer('shell/current.json', 'one');
      await store.writePointer('shell/current.json', 'two');
      expect(await store.readPointer('shell/current.json')).toBe('two');
    });

    test('lists all files when there are more than one listing holds', async () => {
      const many = new Map(
        Array.from(
          { length: 35 },
          (_, index) => [`f${String(index).padStart(2, '0')}`, Buffer.from(`${index}`)] as const,
        ),
      );
      await store.writeFolder('modules/training/2.0.0', many);
      await store.writeFolder('modules/training/2.0.0', many);
      expect(await store.list('modules/training/2.0.0')).toEqual([...many.keys()]);
    });
  });
}
