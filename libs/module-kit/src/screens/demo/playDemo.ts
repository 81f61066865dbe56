import { Answers, answerKey, type FoundReads, type Given, type ReadName } from '../answers/answers';
import type { ChangeCalls, Changes } from '../answers/defineChange';
import type { ClubSource } from '../source/clubSource';
import { answersOf, type Recording } from './recording';

/** A demo's refusals, by the name of the change: the database's refusal, or undefined. */
export type DemoRefusals<Reads, Declared> = {
  [Name in keyof Declared]?: ChangeCalls<Declared>[Name] extends (...input: infer Input) => unknown
    ? (answers: Answers<Reads>, ...input: Input) => Error | undefined
    : never;
};

/** The effect of changes without `expect`, in a demo. They return the database's answer. */
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
  /** Applies what follows from every change and needs all rows, which only a demo has. */
  settle?: (answers: Answers<Reads>) => void;
  /** Computes answers that are not recorded. */
  found?: FoundReads<Reads>;
}

/**
 * The reads and changes of a demo. A read answers from the recording, and a change applies its `expect`. Nothing leaves
 * the page, and every new demo begins with the recording.
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
