import { databaseOfEachTest } from '../support/databaseOfEachTest';

const database = databaseOfEachTest();

const words = async (call: string) => (await database.owner(`select app.${call} as words`))[0]?.words;

test('says the year of a day in another year', async () => {
  expect(await words(`day_words('2025-05-03', '2025-12-31')`)).toBe('Saturday, May 3');
  expect(await words(`day_words('2025-05-03', '2024-12-31')`)).toBe('Saturday, May 3, 2025');
  expect(await words(`days_words('2025-12-31', '2026-01-01', '2025-12-01')`)).toBe(
    'Wednesday, December 31 to Thursday, January 1, 2026',
  );
});

test('says the year when the reader’s today is unknown', async () => {
  expect(await words(`day_words('2025-05-03')`)).toBe('Saturday, May 3, 2025');
});

test('says the year of a period that begins in another year', async () => {
  const period = `'America/New_York', '2026-01-01T02:00:00Z', '2026-01-01T05:00:00Z'`;
  expect(await words(`period_words(${period}, '2025-11-30')`)).toBe('Wednesday, December 31, 9:00 PM to 12:00 AM');
  expect(await words(`period_words(${period}, '2026-01-01')`)).toBe(
    'Wednesday, December 31, 2025, 9:00 PM to 12:00 AM',
  );
});
