import { nextMigration } from './migrationVersion';

const now = new Date('2026-12-01T09:30:05Z');

test('uses the current time when every migration is older', () => {
  expect(nextMigration(['20261124000000', '20261130235959'], now)).toBe('20261201093005');
  expect(nextMigration([], now)).toBe('20261201093005');
});

test('follows the newest migration when that is later', () => {
  expect(nextMigration(['20270101235959', '20261124000000'], now)).toBe('20270102000000');
});
