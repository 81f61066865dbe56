import type { ClubSource } from '../source/clubSource';

type Asynchronous = (...given: never[]) => Promise<unknown>;

/** Names of the functions of a source's reads. */
export type ReadName<Reads> = {
  [Name in keyof Reads]: Reads[Name] extends Asynchronous ? Name : never;
}[keyof Reads] &
  string;

/** What a read is asked with. */
export type Given<Reads, Name extends keyof Reads> = Reads[Name] extends (...given: infer All) => unknown ? All : never;

/** What a read answers. */
export type Answer<Reads, Name extends keyof Reads> = Reads[Name] extends (...given: never[]) => Promise<infer Data>
  ? Data
  : never;

/** The name of an answer among those of its source. */
export const answerKey = (name: string, given: readonly unknown[]): string => JSON.stringify([name, ...given]);

/** Reads that are answered from others, or that find nothing where nothing was recorded. */
export type FoundReads<Reads> = {
  [Name in ReadName<Reads>]?: (answers: Answers<Reads>, ...given: Given<Reads, Name>) => Answer<Reads, Name>;
};

/**
 * The answers of a source's reads that are known: every one in a demo, and those that a page has shown in a club. A change
 * says here what it does to them. Answers are replaced and never written into.
 */
export class Answers<Reads> {
  constructor(
    /** By `answerKey`. */
    private readonly known: Map<string, unknown>,
    /** Whose answers these are: the club's day, for example. */
    readonly source: ClubSource,
    /** Asked for what is not known. */
    private readonly found: FoundReads<Reads> = {},
  ) {}

  /** An answer; undefined while it is not known. */
  get<Name extends ReadName<Reads>>(name: Name, ...given: Given<Reads, Name>): Answer<Reads, Name> | undefined {
    const key = answerKey(name, given);
    if (this.known.has(key)) return this.known.get(key) as Answer<Reads, Name>;
    return this.found[name]?.(this, ...given);
  }

  /** Every known answer of a read, whatever it was asked with. */
  all<Name extends ReadName<Reads>>(name: Name): Answer<Reads, Name>[] {
    return this.keysOf(name).map((key) => this.known.get(key) as Answer<Reads, Name>);
  }

  /** Changes every known answer of a read. @param become makes the new answer; the same one where nothing changes */
  change<Name extends ReadName<Reads>>(
    name: Name,
    become: (answer: Answer<Reads, Name>, ...given: Given<Reads, Name>) => Answer<Reads, Name>,
  ): void {
    for (const key of this.keysOf(name)) {
      const [, ...given] = JSON.parse(key) as [string, ...Given<Reads, Name>];
      this.known.set(key, become(this.known.get(key) as Answer<Reads, Name>, ...given));
    }
  }

  /** Answers a read that could not be asked before, such as the rows of a module that was just added. */
  set<Name extends ReadName<Reads>>(name: Name, given: Given<Reads, Name>, answer: Answer<Reads, Name>): void {
    this.known.set(answerKey(name, given), answer);
  }

  private keysOf(name: string): string[] {
    const start = JSON.stringify([name]).slice(0, -1);
    return [...this.known.keys()].filter((key) => key === `${start}]` || key.startsWith(`${start},`));
  }
}
