import { LAKESIDE, people, PINE_HOLLOW, service } from '../support/people';
import {
  type Bucket,
  brands,
  clubs,
  confides,
  databaseWithFiles,
  eachPerson,
  edits,
  fileCalls,
  files,
  inClub,
  namesOf,
  OTHER_UUID,
  UUID,
} from './clubFolders';

// Who reads, lists and adds which file: the policies of storage.objects. Names and sizes are the storage service's to check;
// here are the rules that a hosted project has, too.

const database = databaseWithFiles();
const { add, everything, namesIn } = fileCalls(database);

describe('reading and listing', () => {
  test.each(eachPerson)('%s', async (_name, person) => {
    for (const bucket of Object.keys(files) as Bucket[]) {
      const expected = files[bucket].filter((name) => {
        const [folder = ''] = name.split('/');
        if (bucket === 'club-files') {
          // No row names it, so it is for the people who may give it one.
          return clubs.includes(folder) && confides(person, folder);
        }
        if (bucket === 'brand') return person.kind === 'firm' || (clubs.includes(folder) && inClub(person, folder));
        return false;
      });
      const outcome = await database.as(person, 'select name from storage.objects where bucket_id = $1', [bucket]);
      expect({ bucket, names: namesOf(outcome) }).toEqual({ bucket, names: expected.sort() });
    }
  });
});

describe('adding', () => {
  test.each(eachPerson)('%s to club files', async (_name, person) => {
    for (const club of clubs) {
      for (const name of [`${club}/${OTHER_UUID}.jpg`, `${club}/confidential/${OTHER_UUID}.jpg`]) {
        const outcome = await add(person, 'club-files', name);
        expect(outcome).toMatchObject(edits(person, club) ? { kind: 'done' } : { kind: 'refused', code: '42501' });
        expect((await namesIn('club-files')).includes(name)).toBe(edits(person, club));
      }
    }
  });

  test.each(eachPerson)('%s photos of problems, at most ten that no ticket names', async (_name, person) => {
    for (const club of clubs) {
      const isTheirs = inClub(person, club);
      const photo = (number: number) =>
        `${club}/reports/5a5a5a5a-0000-4000-8000-${String(number).padStart(12, '0')}.jpg`;
      const allowed = isTheirs ? { kind: 'done' } : { kind: 'refused', code: '42501' };
      expect(await add(person, 'club-files', photo(1))).toMatchObject(allowed);
      expect(await add(person, 'club-files', `${club}/reports/note.txt`)).toMatchObject({ kind: 'refused' });
      if (!isTheirs || person.userId === null) continue;
      await database.owner(`update storage.objects set owner_id = $1 where name = $2`, [person.userId, photo(1)]);
      await database.owner(
        `insert into storage.objects (bucket_id, name, owner_id)
         select 'club-files', $1 || '/reports/5a5a5a5a-0000-4000-8000-' || lpad(number::text, 12, '0') || '.jpg', $2
         from generate_series(2, 10) as number`,
        [club, person.userId],
      );
      expect(await add(person, 'club-files', photo(11))).toMatchObject({ kind: 'refused', code: '42501' });
      await database.as(person, `delete from storage.objects where name = $1`, [photo(2)]);
      expect(await add(person, 'club-files', photo(11))).toMatchObject({ kind: 'done' });
    }
  });

  test.each(eachPerson)('%s to the brand', async (_name, person) => {
    for (const folder of [...clubs, 'platform']) {
      const name = `${folder}/template.png`;
      const may = folder === 'platform' ? person.kind === 'firm' : brands(person, folder);
      const outcome = await add(person, 'brand', name);
      expect(outcome).toMatchObject(may ? { kind: 'done' } : { kind: 'refused', code: '42501' });
      expect((await namesIn('brand')).includes(name)).toBe(may);
    }
  });

  test.each(eachPerson)('%s to the modules', async (_name, person) => {
    expect(await add(person, 'modules', 'training/6.6.6/entry.js')).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await namesIn('modules')).toEqual(files.modules);
  });

  test('the service key publishes', async () => {
    expect(await add(service, 'modules', 'training/1.1.0/entry.js')).toMatchObject({ kind: 'done' });
    expect(await namesIn('modules')).toHaveLength(2);
  });

  test.each([
    `${PINE_HOLLOW}/photo.jpg`,
    `${PINE_HOLLOW}/${UUID}.jpg.exe.html`,
    `${PINE_HOLLOW}/${UUID}.`,
    `${PINE_HOLLOW}/${UUID}.HTML`,
    `${PINE_HOLLOW}/deep/${UUID}.jpg`,
    `${PINE_HOLLOW}/Confidential/${UUID}.jpg`,
    `${PINE_HOLLOW}/confidential/deep/${UUID}.jpg`,
    `${PINE_HOLLOW}/confidential/../${UUID}.jpg`,
    `${PINE_HOLLOW}/confidential/reviews.pdf`,
    `${PINE_HOLLOW}/confidential`,
    `confidential/${UUID}.jpg`,
    `${PINE_HOLLOW}/../${LAKESIDE}/${UUID}.jpg`,
    `${PINE_HOLLOW}/${UUID}.jpg\n`,
    `${PINE_HOLLOW}`,
    `${PINE_HOLLOW}/`,
    `/${PINE_HOLLOW}/${UUID}.jpg`,
    `${PINE_HOLLOW} /${UUID}.jpg`,
    `not-a-uuid/${UUID}.jpg`,
    `/${UUID}.jpg`,
    `${UUID}.jpg`,
    '',
  ])('a manager adds no club file called %j', async (name) => {
    expect(await add(people.pineManager, 'club-files', name)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await namesIn('club-files')).toEqual([...files['club-files']].sort());
  });

  test.each([
    `${PINE_HOLLOW}/deep/logo.png`,
    `${PINE_HOLLOW}/.hidden`,
    `${PINE_HOLLOW}/Logo.png`,
    'logo.png',
    'platform',
  ])('not even the firm adds a brand file called %j', async (name) => {
    for (const person of [people.firm, people.pineAdmin]) {
      expect(await add(person, 'brand', name)).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await namesIn('brand')).toEqual([...files.brand].sort());
  });
});

describe('files of jobs', () => {
  const jobFile = `${PINE_HOLLOW}/${UUID}.zip`;

  test.each(eachPerson)('%s neither sees nor adds, replaces, moves, copies or removes one', async (_name, person) => {
    const before = await everything();
    const seen = await database.as(person, `select name from storage.objects where bucket_id = 'job-files'`);
    expect(namesOf(seen)).toEqual([]);
    for (const club of clubs) {
      expect(await add(person, 'job-files', `${club}/${OTHER_UUID}.zip`)).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
    await database.as(person, `update storage.objects set version = 'new' where bucket_id = 'job-files'`);
    await database.as(
      person,
      `update storage.objects set bucket_id = 'club-files', name = $1 where bucket_id = 'job-files' and name = $2`,
      [`${PINE_HOLLOW}/${OTHER_UUID}.zip`, jobFile],
    );
    await database.as(
      person,
      `insert into storage.objects (bucket_id, name)
       select 'club-files', $1 from storage.objects where bucket_id = 'job-files' and name = $2`,
      [`${PINE_HOLLOW}/${OTHER_UUID}.zip`, jobFile],
    );
    await database.as(person, `delete from storage.objects where bucket_id = 'job-files'`);
    expect(await everything()).toEqual(before);
  });

  test('the service key writes and removes them', async () => {
    const name = `${PINE_HOLLOW}/${OTHER_UUID}.zip`;
    expect(await add(service, 'job-files', name)).toMatchObject({ kind: 'done' });
    expect(await namesIn('job-files')).toContain(name);
    await database.as(service, `delete from storage.objects where bucket_id = 'job-files' and name = $1`, [name]);
    expect(await namesIn('job-files')).not.toContain(name);
  });
});
