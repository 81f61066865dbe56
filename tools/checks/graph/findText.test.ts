import { findText } from './findText';

const find = findText(['Season % is closed.', "You can't change this.", 'Choose another one.']);

test.each([
  ["'Season 1 is closed.'", []],
  ['`Season ${year} is closed. Look back.`', ['Season % is closed.']],
  [
    '<p>\n  Season {season.year} is\n  closed. Choose another one.\n</p>',
    ['Season % is closed.', 'Choose another one.'],
  ],
  [String.raw`'You can\'t change this.'`, ["You can't change this."]],
  ['<p>You can&apos;t change this.</p>', ["You can't change this."]],
  ["'Choose another'", []],
])('finds in %s', (source, found) => expect(find(source)).toEqual(found));
