import type { LoadRefusals } from '../module/moduleRefusals';
import type { Answer, Given, ReadName } from '../screens/answers/answers';

/** Names of a source's reads: its functions whose names begin with `list`, `read` or `own`. */
export type ReadOf<Source> = Extract<ReadName<Source>, `list${string}` | `read${string}` | `own${string}`>;

/** What each read of a source is asked with, once for each call. The compiler names a read that is left out. */
export type ReadCalls<Source> = {
  [Name in ReadOf<Source>]: (source: Source) => Promise<Given<Source, Name>[]> | Given<Source, Name>[];
};

/** The demo of a module, and the same club in a database. */
export interface BothWorlds<Source> {
  demo: () => Source;
  club: () => Source;
  /** The module's sentences about refused rows, as `defineModule` takes them; the database's refusals are compared with the demo's. */
  refusals?: LoadRefusals;
  /** The path of the file that the demo answers from. */
  recording: string;
  /** Reads that the demo answers from others. They are compared, and not recorded. */
  found?: readonly ReadOf<Source>[];
}

/** The answers of one read of a source, with what it was asked with. */
export async function answersTo<Source extends object, Name extends ReadOf<Source>>(
  source: Source,
  name: Name,
  calls: ReadCalls<Source>,
): Promise<{ given: Given<Source, Name>; answer: Answer<Source, Name> }[]> {
  const all = await calls[name](source);
  const read = source[name] as (...given: Given<Source, Name>) => Promise<Answer<Source, Name>>;
  return Promise.all(all.map(async (given) => ({ given, answer: await read(...given) })));
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/;

/**
 * An answer as it is compared: every moment in UTC, because two that are the same may be written with other offsets.
 * @param textOf makes more texts the same
 */
export function comparable(answer: unknown, textOf = (text: string) => text): unknown {
  const text = JSON.stringify(answer, (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    return MOMENT.test(value) ? new Date(value).toISOString() : textOf(value);
  });
  return text === undefined ? undefined : JSON.parse(text);
}
