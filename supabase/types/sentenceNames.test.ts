import { sentenceNames } from './sentenceNames';

test('names each sentence by its first words', () => {
  expect(sentenceNames(['The date is in the future.', 'The category is missing.'])).toEqual([
    'dateInFuture',
    'categoryMissing',
  ]);
});

test('ends a name where a thought ends', () => {
  expect(sentenceNames(['No quorum: % had to vote.', 'Recruit from % and hire from %.'])).toEqual([
    'noQuorum',
    'recruit',
  ]);
});

test('takes more words when two sentences begin with the same ones', () => {
  const names = sentenceNames(['Your club has no such project.', 'Your club has no such season.']);
  expect(names).toEqual(['yourClubHasNoSuchProject', 'yourClubHasNoSuchSeason']);
});

test('keeps the name of a sentence when another one is added before it', () => {
  const [, later] = sentenceNames(['This offer was taken back.', 'This shift was canceled.']);
  expect(sentenceNames(['This shift was canceled.'])).toEqual([later]);
});

test('numbers only what has the same words', () => {
  expect(sentenceNames(['%', 'This offer was taken back.', '%'])).toEqual(['other', 'offerTakenBack', 'other2']);
});
