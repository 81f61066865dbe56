import type { Outcome, RulesDatabase } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller, type Person } from '../support/people';

/** The name of each file that the tests begin with, without its folder and ending. */
export const UUID = '5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a01';
/** The name of files that a test adds. */
export const OTHER_UUID = '5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a02';

/** What each bucket has when a test begins. */
export const files = {
  'club-files': [
    `${PINE_HOLLOW}/${UUID}.pdf`,
    `${PINE_HOLLOW}/confidential/${UUID}.pdf`,
    `${LAKESIDE}/${UUID}.pdf`,
    `${LAKESIDE}/confidential/${UUID}.pdf`,
    `not-a-uuid/${UUID}.pdf`,
    `not-a-uuid/confidential/${UUID}.pdf`,
    'loose.pdf',
  ],
  'job-files': [`${PINE_HOLLOW}/${UUID}.zip`, `${LAKESIDE}/${UUID}.zip`],
  brand: ['platform/logo.png', `${PINE_HOLLOW}/logo.png`, `${LAKESIDE}/logo.png`],
  modules: ['training/1.0.0/entry.js'],
};
export type Bucket = keyof typeof files;

export const eachPerson = Object.values(people).map((person) => [person.name, person] as const);
export const clubs = [PINE_HOLLOW, LAKESIDE];

/** The files of a club that the tests begin with, sorted. */
export const filesOf = (clubId: string) => [`${clubId}/${UUID}.pdf`, `${clubId}/confidential/${UUID}.pdf`];

export const inClub = (person: Person, clubId: string) => person.clubId === clubId;
/** Whether the person may change the files of a club. */
export const edits = (person: Person, clubId: string) =>
  inClub(person, clubId) && (person.kind === 'manager' || person.kind === 'admin');
/** Whether the person may read the confidential files of a club. */
export const confides = (person: Person, clubId: string) => person.kind === 'firm' || edits(person, clubId);
/** Whether the person may change the brand of a club. */
export const brands = (person: Person, clubId: string) =>
  person.kind === 'firm' || (inClub(person, clubId) && person.kind === 'admin');

/** The names in the rows of an answer, sorted; none of a refusal. */
export function namesOf(outcome: Outcome): string[] {
  return outcome.kind === 'done' ? outcome.rows.map(({ name }) => String(name)).sort() : [];
}

/** A database for the tests of one file, in which each bucket has its `files`. */
export function databaseWithFiles(): RulesDatabase {
  const database = databaseOfEachTest(async (opened) => {
    for (const [bucket, names] of Object.entries(files)) {
      for (const name of names)
        await opened.owner('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name]);
    }
  });
  beforeEach(async () => {
    // What the storage service says before it deletes.
    await database.owner(`select set_config('storage.can_delete', 'true', true)`);
  });
  return database;
}

export function fileCalls(database: RulesDatabase) {
  return {
    async namesIn(bucket: Bucket): Promise<string[]> {
      const rows = await database.owner('select name from storage.objects where bucket_id = $1', [bucket]);
      return rows.map(({ name }) => String(name)).sort();
    },
    /** Every file of every bucket. */
    everything: (): Promise<unknown> =>
      database.owner('select bucket_id, name, version from storage.objects order by bucket_id, name'),
    add: (caller: Caller, bucket: Bucket, name: string) =>
      database.as(caller, 'insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name]),
  };
}
