import { openRulesDatabase, type RulesDatabase } from './database';

/**
 * A database for the tests of one file: each test finds it as the seed and `prepare` left it, whatever the one before has
 * done. Call it at the top of the file.
 */
export function databaseOfEachTest(prepare?: (opened: RulesDatabase) => Promise<void>): RulesDatabase {
  let opened: RulesDatabase;
  beforeAll(async () => {
    opened = await openRulesDatabase();
    await prepare?.(opened);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.remember());
  afterEach(() => opened.undo());
  return {
    owner: (sql, values) => opened.owner(sql, values),
    as: (caller, sql, values) => opened.as(caller, sql, values),
    probe: (caller, sql, look) => opened.probe(caller, sql, look),
    remember: () => opened.remember(),
    undo: () => opened.undo(),
    close: () => opened.close(),
  };
}
