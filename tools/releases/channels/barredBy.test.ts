import { barredBy } from './history';

const signedBy = (...revokedAt: (string | null)[]) => revokedAt.map((at) => ({ publisher: { revoked_at: at } }));
const sound = { pruned: null, withdrawals: [], signatures: signedBy(null) };

test.each([
  ['sound', sound, []],
  ['signed again after its first key was revoked', { ...sound, signatures: signedBy('2026-05-01', null) }, []],
  ['signed with a revoked key alone', { ...sound, signatures: signedBy('2026-05-01') }, ['key revoked']],
  ['failing in browsers', { ...sound, withdrawals: [{}] }, ['taken back']],
  ['failing, and without files by now', { ...sound, withdrawals: [{}], pruned: {} }, ['pruned', 'taken back']],
])('lists a release that is %s as such', (_, row, marks) => expect(barredBy(row)).toEqual(marks));

test('names the schema that a release needs when the database lacks it', () => {
  expect(barredBy({ ...sound, withdrawals: [{}] }, '20991231000000')).toEqual([
    'taken back',
    'needs schema 20991231000000',
  ]);
});
