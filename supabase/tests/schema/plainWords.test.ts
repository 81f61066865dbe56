import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// People read the sentences in the schemas, and developers the comments: both name who acts.

const schemas = path.join(__dirname, '../../schemas');

/** Words that the schemas may not use, and what to write instead. */
const INSTEAD: [words: RegExp, write: string][] = [
  [/\be-mail/i, 'email'],
  [/\bnobody\b/i, 'no one, or the actor and what they cannot do'],
  [/\b(some|every|any)body\b/i, 'a person, everyone, anyone'],
  [/\bwho(so)?ever\b/i, 'the person who …, people who …'],
  [/\bwhom\b/i, 'the person that …'],
  [/\bof what\b/i, 'the thing itself'],
];

test.each([
  ['-- Nobody invited them.', 'no one, or the actor and what they cannot do'],
  ['-- Somebody sends the invitation.', 'a person, everyone, anyone'],
  ["raise exception 'An e-mail address is missing.'", 'email'],
])('refuses %j', (line, write) => {
  expect(INSTEAD.find(([words]) => words.test(line))?.[1]).toBe(write);
});

test('the schemas are in plain English', () => {
  const files = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'));
  const lines = files.flatMap((file) =>
    readFileSync(path.join(schemas, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, line: line.trim() })),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(
    INSTEAD.flatMap(([words, write]) =>
      lines.filter(({ line }) => words.test(line)).map((found) => ({ ...found, write })),
    ),
  ).toEqual([]);
});
