import type { ClubSource, PageSource } from '../source/clubSource';

type Asynchronous = (...given: never[]) => Promise<unknown>;

/** Names of the functions of a source's reads. */
export type ReadName<Reads> = {
  [Name in keyof Reads]: Reads[Name] extends Asynchronous ? Name : never;
}[keyof Reads] &
  string;

/** The arguments of a read. */
export type Given<Reads, Name extends keyof Reads> = Reads[Name] extends (...given: infer All) => unknown ? All : never;

/** The answer of a read. */
export type Answer<Reads, Name extends keyof Reads> = Reads[Name] extends (...given: never[]) => Promise<infer Data>
  ? Data
  : never;

/** The name of an answer among those of its source. */
export const answerKey = (name: string, given: readonly unknown[]): string => JSON.stringify([name, ...given]);

/** Computes unrecorded answers from others, or returns an empty one. */
export type FoundReads<Reads, Source extends PageSource = ClubSource> = {
  [Name in ReadName<Reads>]?: (answers: Answers<Reads, Source>, ...given: Given<Reads, Name>) => Answer<Reads, Name>;
};

/**
 * The known answers of a source's reads: all in a demo, and in a club those that a page has shown. A change applies its
 * effects here. It replaces answers and never mutates them.
 */
export class Answers<Reads, Source extends PageSource = ClubSource> {
  constructor(
    /** By `answerKey`. */
    private readonly known: Map<string, unknown>,
    /** The source of these answers, for example for the club's day. */
    readonly source: Source,
    /** Computes answers that are not known. */
    private readonly found: FoundReads<Reads, Source> = {},
  ) {}

  /** An answer; undefined while it is not known. */
  get<Name extends ReadName<Reads>>(name: Name, ...given: Given<Reads, Name>): Answer<Reads, Name> | undefined {
    const key = answerKey(name, given);
    if (this.known.has(key)) return this.known.get(key) as Answer<Reads, Name>;
    return this.found[name]?.(this, ...given);
  }

  /** Every known answer of a read, for all arguments. */
  all<Name extends ReadName<Reads>>(name: Name): Answer<Reads, Name>[] {
    return this.keysOf(name).map((key) => this.known.get(key) as Answer<Reads, Name>);
  }

  /** Changes every known answer of a read. @param become returns the new answer, or the same one if nothing changes */
  change<Name extends ReadName<Reads>>(
    name: Name,
    become: (answer: Answer<Reads, Name>, ...given: Given<Reads, Name>) => Answer<Reads, Name>,
  ): void {
    for (const key of this.keysOf(name)) {
      const [, ...given] = JSON.parse(key) as [string, ...Given<Reads, Name>];
      this.known.set(key, become(this.known.get(key) as Answer<Reads, Name>, ...given));
    }
  }

  /** Adds the answer of a read that did not exist before, such as the rows of a module that was just added. */
  set<Name extends ReadName<Reads>>(name: Name, given: Given<Reads, Name>, answer: Answer<Reads, Name>): void {
    this.known.set(answerKey(name, given), answer);
  }

  private keysOf(name: string): string[] {
    const start = JSON.stringify([name]).slice(0, -1);
    return [...this.known.keys()].filter((key) => key === `${start}]` || key.startsWith(`${start},`));
  }
}
