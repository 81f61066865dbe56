type Asynchronous = (...given: never[]) => Promise<unknown>;

/** Names of a source's reads: its functions whose names begin with `list`, `read` or `own`. */
type ReadOf<Source> = {
  [Name in keyof Source]: Source[Name] extends Asynchronous
    ? Name extends `list${string}` | `read${string}` | `own${string}`
      ? Name
      : never
    : never;
}[keyof Source];

/** The arguments of each call of each read of a source. The compiler names a read that is left out. */
export type ReadCalls<Source> = {
  [Name in ReadOf<Source>]: (
    demo: Source,
  ) => Source[Name] extends (...given: infer Given) => unknown ? Promise<Given[]> | Given[] : never;
};

interface BothWorlds<Source> {
  demo: () => Source;
  club: () => Source;
}

/**
 * One test for each read of a module's source: the demo has to answer what the same club in the database answers.
 * @param calls the arguments of each call; most reads are called once, without arguments: `() => [[]]`
 */
export function testSameReads<Source extends object>(worlds: BothWorlds<Source>, calls: ReadCalls<Source>): void {
  test.each(Object.keys(calls) as ReadOf<Source>[])('%s answers the same in the demo and in the club', async (name) => {
    const [demo, club] = [worlds.demo(), worlds.club()];
    const ask = (source: Source, given: unknown[]) =>
      (source[name] as (...all: unknown[]) => Promise<unknown>)(...given);
    const all = (await calls[name](demo)) as unknown[][];
    expect(all.length).toBeGreaterThan(0);
    for (const given of all) {
      const [inDemo, inClub] = await Promise.all([ask(demo, given), ask(club, given)]);
      // A demo may know more than its pages read.
      expect({ given, answer: comparable(inDemo) }).toMatchObject({ given, answer: comparable(inClub) });
    }
  });
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/;

/** An answer in which every moment is in UTC: two that are the same may be written with other offsets. */
function comparable(answer: unknown): unknown {
  const text = JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'string' && MOMENT.test(value) ? new Date(value).toISOString() : value,
  );
  return text === undefined ? undefined : JSON.parse(text);
}
