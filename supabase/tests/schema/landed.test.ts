import { compareWithLanded, readLanded, withNewOnes } from '../../database/landed';
import { migrationFiles } from '../../database/migrationFiles';

// A migration that has landed is never edited: databases have run it, and would not run it again.

const MIGRATIONS = [
  { name: 'migrations/1_first.sql', sql: 'create table first ();\n' },
  { name: 'migrations/2_second.sql', sql: 'create table second ();\n' },
];

test('every migration is sealed and unchanged (npm run schema -- seal)', () => {
  expect(compareWithLanded(migrationFiles(), readLanded())).toEqual([]);
});

// The version of the next migration is counted on from the newest one (tools/generators/migrationVersion.ts).
test('every migration begins with a moment of the calendar', () => {
  const versions = migrationFiles().map(({ name }) => /(\d{14})_\w+\.sql$/.exec(name)?.[1] ?? name);
  const isMoment = (version: string) => {
    const [, day = '', time = ''] = /^(\d{8})(\d{6})$/.exec(version) ?? [];
    const moment = new Date(`${day.replace(/(..)(..)$/, '-$1-$2')}T${time.replace(/(..)(..)$/, ':$1:$2')}Z`);
    return !Number.isNaN(moment.getTime()) && moment.toISOString().replace(/\D/g, '').slice(0, 14) === version;
  };
  expect(versions.length).toBeGreaterThan(100);
  expect(versions.filter((version) => !isMoment(version))).toEqual([]);
});

describe('compareWithLanded', () => {
  const landed = withNewOnes(MIGRATIONS, {});

  test('finds nothing when every migration is as it landed', () => {
    expect(compareWithLanded(MIGRATIONS, landed)).toEqual([]);
  });

  test('finds a migration that was edited after it landed', () => {
    const [first, second] = MIGRATIONS;
    const edited = [{ name: 'migrations/1_first.sql', sql: `${first?.sql} -- edited` }, ...(second ? [second] : [])];
    expect(compareWithLanded(edited, landed)).toEqual([{ migration: '1_first.sql', state: 'edited' }]);
  });

  test('finds a migration that is gone', () => {
    expect(compareWithLanded(MIGRATIONS.slice(1), landed)).toEqual([{ migration: '1_first.sql', state: 'gone' }]);
  });

  test('finds a migration that is not sealed', () => {
    const third = { name: 'migrations/3_third.sql', sql: 'create table third ();' };
    expect(compareWithLanded([...MIGRATIONS, third], landed)).toEqual([{ migration: '3_third.sql', state: 'new' }]);
  });

  test('takes other line ends for the same text', () => {
    const onWindows = MIGRATIONS.map(({ name, sql }) => ({ name, sql: sql.replaceAll('\n', '\r\n') }));
    expect(compareWithLanded(onWindows, landed)).toEqual([]);
  });
});

test('sealing keeps what a landed migration was sealed as', () => {
  const edited = MIGRATIONS.map(({ name }) => ({ name, sql: 'drop schema public;' }));
  const landed = withNewOnes(MIGRATIONS, {});
  expect(withNewOnes(edited, landed)).toEqual(landed);
});
