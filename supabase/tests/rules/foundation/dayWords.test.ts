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

test('names the zone in the hour that the clocks show twice, and nowhere else', async () => {
  const period = (from: string, to: string) =>
    words(`period_words('America/New_York', '${from}', '${to}', '2025-11-01')`);
  expect(await period('2025-11-02T05:30:00Z', '2025-11-02T06:30:00Z')).toBe(
    'Sunday, November 2, 1:30 AM EDT to 1:30 AM EST',
  );
  expect(await period('2025-11-02T02:00:00Z', '2025-11-02T07:00:00Z')).toBe(
    'Saturday, November 1, 10:00 PM to 2:00 AM',
  );
  expect(await period('2025-03-09T06:00:00Z', '2025-03-09T08:00:00Z')).toBe('Sunday, March 9, 1:00 AM to 4:00 AM');
});
