import { Answers, answerKey, type FoundReads, type Given, type ReadName } from '../answers/answers';
import type { ChangeCalls, Changes } from '../answers/defineChange';
import type { ClubSource } from '../source/clubSource';
import { answersOf, type Recording } from './recording';

/** What a demo refuses, by the name of the change: the refusal of the database, or undefined. */
export type DemoRefusals<Reads, Declared> = {
  [Name in keyof Declared]?: ChangeCalls<Declared>[Name] extends (...input: infer Input) => unknown
    ? (answers: Answers<Reads>, ...input: Input) => Error | undefined
    : never;
};

/** What changes do in a demo whose declaration leaves it out. They answer what the database would. */
export type DemoRules<Reads, Declared> = {
  [Name in keyof Declared]?: ChangeCalls<Declared>[Name] extends (...input: infer Input) => infer Output
    ? (answers: Answers<Reads>, ...input: Input) => Awaited<Output>
    : never;
};

interface Demo<Reads, Declared> {
  source: ClubSource;
  /** What the same club in a database answers. */
  recording: Recording;
  changes: Declared;
  refuse: DemoRefusals<Reads, Declared>;
  rules?: DemoRules<Reads, Declared>;
  /** What follows from every change and takes all rows, which only a demo has. */
  settle?: (answers: Answers<Reads>) => void;
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
  rules = {},
  settle,
  found = {},
}: Demo<Reads, Declared>): Reads & ChangeCalls<Declared> {
  const known = answersOf(recording);
  const answers = new Answers<Reads>(known, source, found);
  type Asked<Output> = Readonly<Record<string, ((answers: Answers<Reads>, ...asked: never[]) => Output) | undefined>>;
  const read =
    (name: ReadName<Reads>) =>
    async (...given: Given<Reads, ReadName<Reads>>) => {
      const answer = answers.get(name, ...given);
      if (answer !== undefined) return answer;
      throw new Error(
        `The demo has no answer to ${answerKey(name, given)}. Record it, or say in \`found\` what it finds.`,
      );
    };
  const change =
    (name: string) =>
    async (...input: never[]) => {
      const refusal = (refuse as Asked<Error | undefined>)[name]?.(answers, ...input);
      if (refusal) throw refusal;
      const expect = (rules as Asked<unknown>)[name] ?? changes[name]?.expect;
      if (!expect) throw new Error(`The demo has no rule for ${name}.`);
      const output = expect(answers, ...input);
      settle?.(answers);
      return output;
    };
  const names = new Set([...Object.keys(recording), ...Object.keys(found)]);
  return Object.fromEntries([
    ...[...names].map((name) => [name, read(name as ReadName<Reads>)] as const),
    ...Object.keys(changes).map((name) => [name, change(name)] as const),
  ]) as Reads & ChangeCalls<Declared>;
}
