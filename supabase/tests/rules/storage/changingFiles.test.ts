import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';
import {
  type Bucket,
  brands,
  clubs,
  databaseWithFiles,
  eachPerson,
  edits,
  fileCalls,
  files,
  filesOf,
  OTHER_UUID,
  UUID,
} from './clubFolders';

// Who replaces, moves, copies and removes which file, and what the table has afterwards.

const database = databaseWithFiles();
const { everything, namesIn } = fileCalls(database);

describe('replacing', () => {
  const replacement = (bucket: Bucket, name: string) =>
    `insert into storage.objects (bucket_id, name, version) values ('${bucket}', '${name}', 'new')
     on conflict (bucket_id, name) do update set version = excluded.version`;
  async function replaced(): Promise<string[]> {
    return (await database.owner(`select name from storage.objects where version = 'new'`)).map(({ name }) =>
      String(name),
    );
  }

  test.each(eachPerson)('%s, file by file', async (_name, person) => {
    for (const club of clubs) {
      for (const name of filesOf(club)) await database.as(person, replacement('club-files', name));
      await database.as(person, replacement('brand', `${club}/logo.png`));
    }
    await database.as(person, replacement('brand', 'platform/logo.png'));
    await database.as(person, replacement('modules', 'training/1.0.0/entry.js'));
    const expected = [
      ...clubs.filter((club) => edits(person, club)).flatMap(filesOf),
      ...clubs.filter((club) => brands(person, club)).map((club) => `${club}/logo.png`),
      ...(person.kind === 'firm' ? ['platform/logo.png'] : []),
    ];
    expect((await replaced()).sort()).toEqual(expected.sort());
  });

  test.each(eachPerson)('%s, all at once', async (_name, person) => {
    await database.as(person, `update storage.objects set version = 'new' where bucket_id <> 'brand'`);
    expect((await replaced()).sort()).toEqual(clubs.filter((club) => edits(person, club)).flatMap(filesOf));
  });
});

describe('moving', () => {
  const move = (caller: Caller, bucket: Bucket, from: string, to: string, toBucket: Bucket = bucket) =>
    database.as(caller, 'update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2', [
      bucket,
      from,
      toBucket,
      to,
    ]);

  test.each(eachPerson)('%s moves no file into or out of another club', async (_name, person) => {
    const before = await everything();
    await move(person, 'club-files', `${PINE_HOLLOW}/${UUID}.pdf`, `${LAKESIDE}/${OTHER_UUID}.pdf`);
    await move(person, 'club-files', `${LAKESIDE}/${UUID}.pdf`, `${PINE_HOLLOW}/${OTHER_UUID}.pdf`);
    await move(person, 'club-files', `${PINE_HOLLOW}/${UUID}.pdf`, 'training/6.6.6/entry.js', 'modules');
    await move(person, 'modules', 'training/1.0.0/entry.js', `${PINE_HOLLOW}/${OTHER_UUID}.js`, 'club-files');
    await move(person, 'club-files', `not-a-uuid/${UUID}.pdf`, `${PINE_HOLLOW}/${OTHER_UUID}.pdf`);
    expect(await everything()).toEqual(before);
  });

  test.each(eachPerson)('%s within a club', async (_name, person) => {
    for (const club of clubs) await move(person, 'club-files', `${club}/${UUID}.pdf`, `${club}/${OTHER_UUID}.pdf`);
    const moved = clubs.filter((club) => edits(person, club)).map((club) => `${club}/${OTHER_UUID}.pdf`);
    expect((await namesIn('club-files')).filter((name) => name.includes(OTHER_UUID))).toEqual(moved);
  });

  test.each(eachPerson)('%s into the confidential folder and out of it', async (_name, person) => {
    const before = await namesIn('club-files');
    for (const club of clubs) {
      await move(person, 'club-files', `${club}/${UUID}.pdf`, `${club}/confidential/${OTHER_UUID}.pdf`);
      await move(person, 'club-files', `${club}/confidential/${UUID}.pdf`, `${club}/${OTHER_UUID}.pdf`);
    }
    const swapped = (name: string) =>
      clubs.some((club) => filesOf(club).includes(name) && edits(person, club))
        ? name.includes('confidential/')
          ? name.replace(`confidential/${UUID}`, OTHER_UUID)
          : name.replace(UUID, `confidential/${OTHER_UUID}`)
        : name;
    expect(await namesIn('club-files')).toEqual(before.map(swapped).sort());
  });

  test('cannot reach an invalid name by moving either', async () => {
    const before = await everything();
    for (const name of [`${PINE_HOLLOW}/page.html`, `${PINE_HOLLOW}/deep/${UUID}.pdf`, 'loose']) {
      expect(await move(people.pineAdmin, 'club-files', `${PINE_HOLLOW}/${UUID}.pdf`, name)).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
    expect(await everything()).toEqual(before);
  });
});

describe('copying', () => {
  // What the storage service does: it reads the one row and adds the other, both as the caller.
  const copy = (caller: Caller, from: string, to: string) =>
    database.as(
      caller,
      `insert into storage.objects (bucket_id, name)
       select 'club-files', $2 from storage.objects where bucket_id = 'club-files' and name = $1`,
      [from, to],
    );

  test.each(eachPerson)('%s copies within their own club and from nowhere else', async (_name, person) => {
    const made: string[] = [];
    for (const from of clubs) {
      for (const to of clubs) {
        const name = `${to}/${OTHER_UUID}.${from === PINE_HOLLOW ? 'a' : 'b'}`;
        await copy(person, `${from}/${UUID}.pdf`, name);
        if (from === to && edits(person, from)) made.push(name);
      }
    }
    expect((await namesIn('club-files')).filter((name) => name.includes(OTHER_UUID))).toEqual(made);
  });

  test.each(eachPerson)('%s copies confidential files only with write access there', async (_name, person) => {
    const made: string[] = [];
    for (const club of clubs) {
      const name = `${club}/${OTHER_UUID}.pdf`;
      await copy(person, `${club}/confidential/${UUID}.pdf`, name);
      if (edits(person, club)) made.push(name);
    }
    expect((await namesIn('club-files')).filter((name) => name.includes(OTHER_UUID))).toEqual(made);
  });
});

describe('removing', () => {
  test.each(eachPerson)('%s, without a filter', async (_name, person) => {
    await database.as(person, 'delete from storage.objects');
    const kept = (bucket: Bucket, isGone: (folder: string) => boolean) =>
      files[bucket].filter((name) => !isGone(name.split('/')[0] ?? '')).sort();
    expect(await namesIn('club-files')).toEqual(kept('club-files', (folder) => edits(person, folder)));
    expect(await namesIn('brand')).toEqual(
      kept('brand', (folder) => person.kind === 'firm' || (clubs.includes(folder) && brands(person, folder))),
    );
    expect(await namesIn('modules')).toEqual(files.modules);
  });

  test('not by SQL alone, for any caller', async () => {
    await database.owner(`select set_config('storage.can_delete', '', true)`);
    const before = await everything();
    for (const caller of [people.pineAdmin, people.firm, service]) {
      expect(await database.as(caller, 'delete from storage.objects')).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
    expect(await everything()).toEqual(before);
  });
});
