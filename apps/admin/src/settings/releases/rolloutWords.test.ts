import { meaningOf, nextShare, rolloutInWords } from './rolloutWords';

const updatedAt = '2025-05-01T12:00:00Z';
const rollout = { candidate: '1.1.0', share: 25, paused: false, clubs: 14, reached: 3, updatedAt };

test('says which clubs have a rollout, and when none has it', () => {
  expect(rolloutInWords(rollout)).toBe('1.1.0 goes to 25 % of the clubs: 3 of 14 have it');
  expect(rolloutInWords({ ...rollout, reached: 1 })).toBe('1.1.0 goes to 25 % of the clubs: 1 of 14 has it');
  expect(rolloutInWords({ ...rollout, reached: 0 })).toBe('1.1.0 goes to 25 % of the clubs: none of 14 have it');
  expect(rolloutInWords({ ...rollout, reached: 0, clubs: 1 })).toBe(
    '1.1.0 goes to 25 % of the clubs: none of 1 has it',
  );
  expect(rolloutInWords({ ...rollout, paused: true })).toBe('The rollout of 1.1.0 is paused at 25 %: no club has it');
});

test('names the clubs and their release in the question', () => {
  expect(meaningOf('pause', rollout, '1.0.0')).toBe(
    'The 3 clubs with it get 1.0.0 again with the next page they load. The share of 25 % is kept.',
  );
  expect(meaningOf('resume', { ...rollout, reached: 1 }, '1.0.0')).toBe(
    'The same club gets it again with the next page they load.',
  );
  expect(meaningOf('pause', { ...rollout, reached: 0 }, '1.0.0')).toMatch(/^No club has it so far/);
  expect(meaningOf('resume', { ...rollout, reached: 0 }, '1.0.0')).toMatch(/reaches no club so far/);
  expect(meaningOf('end', rollout, '1.0.0')).toMatch(/^Every club has 1\.0\.0 again/);
});

test('offers the next step as the next share, and everyone after the last', () => {
  expect([1, 5, 24, 25, 60].map((share) => nextShare({ share }))).toEqual([5, 25, 25, 100, 100]);
});
