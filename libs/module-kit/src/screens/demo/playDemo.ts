import { Answers, answerKey, type Answer, type Given, type ReadName } from '../answers/answers';
import type { ChangeCalls, Changes } from '../answers/defineChange';
import type { ClubSource } from '../source/clubSource';
import { answersOf, type Recording } from './recording';

/** What a demo refuses, by the name of the change: the refusal of the database, or undefined. */
export type DemoRefusals<Reads, Declared> = {
  [Name in keyof Declared]?: ChangeCalls<Declared>[Name] extends (...input: infer Input) => unknown
    ? (answers: Answers<Reads>, ...input: Input) => Error | undefined
    : never;
};

/** Reads that are answered from others, or that found nothing when the demo was recorded. */
export type FoundReads<Reads> = {
  [Name in ReadName<Reads>]?: (answers: Answers<Reads>, ...given: Given<Reads, Name>) => Answer<Reads, Name>;
};

interface Demo<Reads, Declared> {
  source: ClubSource;
  /** What the same club in a database answers. */
  recording: Recording;
  changes: Declared;
  refuse: DemoRefusals<Reads, Declared>;
  /** Asked for what is not recorded. */
  found?: FoundReads<Reads>;
}

/**
 * The reads and changes of a demo: it answers what was recorded, and a change does what is expected of it. Nothing leaves the
 * page, and every demo that is made begins with the recording.
 */
export function playDemo<Reads, Declared extends Changes<Reads>>({
  source,
  recording,
  changes,
  refuse,
  found = {},
}: Demo<Reads, Declared>): Reads & ChangeCalls<Declared> {
  const known = answersOf(recording);
  const answers = new Answers<Reads>(known, source);
  type Asked<Output> = Readonly<Record<string, ((answers: Answers<Reads>, ...asked: never[]) => Output) | undefined>>;
  const read =
    (name: string) =>
    async (...given: never[]) => {
      const key = answerKey(name, given);
      if (known.has(key)) return known.get(key);
      const find = (found as Asked<unknown>)[name];
      if (!find) throw new Error(`The demo has no answer to ${key}. Record it, or say in \`found\` what it finds.`);
      return find(answers, ...given);
    };
  const change =
    (name: string) =>
    async (...input: never[]) => {
      const refusal = (refuse as Asked<Error | undefined>)[name]?.(answers, ...input);
      if (refusal) throw refusal;
      return changes[name]?.expect(answers, ...input);
    };
  const names = new Set([...Object.keys(recording), ...Object.keys(found)]);
  return Object.fromEntries([
    ...[...names].map((name) => [name, read(name)] as const),
    ...Object.keys(changes).map((name) => [name, change(name)] as const),
  ]) as Reads & ChangeCalls<Declared>;
}
