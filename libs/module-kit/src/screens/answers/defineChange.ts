import type { ClubSource, PageSource } from '../source/clubSource';
import type { ClubReader, PageReader } from '../source/useClubReader';
import type { Answers } from './answers';

/**
 * Why a change is not shown before the database has it:
 * - `row-goes`: the part of the page that asks disappears with the row, so a refusal could not be shown.
 * - `new-row`: the database sets the row's id.
 * - `own-form`: a form saves over one version of a row, and itself shows the values that are being saved.
 * - `computed`: only the database knows the result, such as its time, or rows that the page has not read.
 */
type WaitReason = 'row-goes' | 'new-row' | 'own-form' | 'computed';

/** One change of rows: what is sent, and how it changes the shown answers. */
export interface Change<
  Reads,
  Input extends unknown[],
  Output,
  Reader extends PageReader = ClubReader,
  Source extends PageSource = ClubSource,
> {
  /** Sends it to the database. @throws DataError in words for the person */
  send: (reader: Reader, ...input: Input) => Promise<Output>;
  /**
   * Applies the change to the known answers: at once on the page of a club, and as the whole change in a demo. It runs
   * over newer answers, too, so it must skip what is already changed or unknown. Left out for a change that waits and
   * that only a demo has to compute: then it is among the demo's rules.
   * @returns the database's answer
   */
  expect?: (answers: Answers<Reads, Source>, ...input: Input) => Output;
  /** Why the page shows it only once the database has it. Without a reason, the page shows it at once. */
  waits?: WaitReason;
}

/** The changes of a module, by name. */
export type Changes<Reads, Reader extends PageReader = ClubReader, Source extends PageSource = ClubSource> = Readonly<
  Record<string, Change<Reads, never[], unknown, Reader, Source>>
>;

/** Changes as functions of a source. */
export type ChangeCalls<Declared> = {
  -readonly [Name in keyof Declared]: Declared[Name] extends {
    send: (reader: never, ...input: infer Input) => infer Output;
  }
    ? (...input: Input) => Output
    : never;
};

/**
 * Gives the function that declares the changes of a module.
 * @param settle applies what follows from every change, such as counts of rows; it also skips what is unknown
 */
export function changesOf<Reads, Reader extends PageReader = ClubReader, Source extends PageSource = ClubSource>(
  settle?: (answers: Answers<Reads, Source>) => void,
) {
  type Declared<Input extends unknown[], Output> = Change<Reads, Input, Output, Reader, Source>;
  return <Input extends unknown[], Output>(change: Declared<Input, Output>): Declared<Input, Output> => ({
    ...change,
    expect: change.expect && settled(change.expect, settle),
  });
}

const settled =
  <Known, Input extends unknown[], Output>(
    expect: (answers: Known, ...input: Input) => Output,
    settle?: (answers: Known) => void,
  ) =>
  (answers: Known, ...input: Input): Output => {
    const output = expect(answers, ...input);
    settle?.(answers);
    return output;
  };
