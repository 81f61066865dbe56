import { DataError } from '../data/dataErrors';
import { rememberRefusals } from '../module/moduleRefusals';
import { answersTo, comparable, type BothWorlds, type ReadCalls, type ReadOf } from './bothWorlds';
import { expectSame } from './expectSame';

/** Changes by what they are, such as `adding an item`. They follow each other: a later one finds what the earlier ones did. */
export type ChangeSteps<Source> = Readonly<Record<string, (source: Source) => Promise<unknown>>>;

const CORRECT = 'Correct `expect` of the change, or `refuse` of the demo.';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * One test for each step: a change has to answer, refuse and leave behind the same in the demo and in the database. After
 * each step every read is compared. The ids of new rows differ between the worlds, and are not compared. A last test names
 * the changes that no step makes: a step that is refused does not count.
 * @param calls as for `testSameReads`
 * @param changes what the module declares, by name
 */
export function testSameChanges<Source extends object>(
  worlds: BothWorlds<Source>,
  calls: ReadCalls<Source>,
  changes: Readonly<Partial<Record<keyof Source, unknown>>>,
  steps: ChangeSteps<Source>,
): void {
  if (process.env.RECORD_DEMO === '1') return;
  const names = Object.keys(calls) as ReadOf<Source>[];
  const known = new Set<string>();
  const withoutNewIds = (text: string) => text.replace(ID, (id) => (known.has(id) ? id : 'a new id'));
  const made = new Set<string>();
  let demo: Source;

  beforeAll(async () => {
    if (worlds.refusals) rememberRefusals('compared', worlds.refusals);
    demo = noting(worlds.demo(), Object.keys(changes), (name) => made.add(name));
    const answers = await Promise.all(names.map((name) => answersTo(demo, name, calls)));
    for (const [id] of JSON.stringify(answers).matchAll(ID)) known.add(id);
  });

  test.each(Object.entries(steps))('%s: does the same in the demo and in the club', async (_title, step) => {
    const club = worlds.club();
    const [inDemo, inClub] = [await outcomeOf(step, demo), await outcomeOf(step, club)];
    expectSame(comparable(inDemo, withoutNewIds), comparable(inClub, withoutNewIds), CORRECT);
    for (const name of names) {
      const [demos, clubs] = await Promise.all([answersTo(demo, name, calls), answersTo(club, name, calls)]);
      const named = (answers: unknown) => ({ [name]: comparable(answers, withoutNewIds) });
      expectSame(named(demos), named(clubs), CORRECT);
    }
  });

  test('a step makes each change that is declared', () => {
    expect(Object.keys(changes).filter((name) => !made.has(name))).toEqual([]);
  });
}

/** A source that records which changes were made. */
function noting<Source extends object>(source: Source, names: readonly string[], note: (name: string) => void): Source {
  const calls = source as Record<string, (...input: unknown[]) => Promise<unknown>>;
  const noted = names.map((name) => {
    const call = async (...input: unknown[]) => {
      const output = await calls[name]?.(...input);
      note(name);
      return output;
    };
    return [name, call] as const;
  });
  return { ...source, ...Object.fromEntries(noted) };
}

/** What a step answers, or how it is refused. */
async function outcomeOf<Source>(step: (source: Source) => Promise<unknown>, source: Source): Promise<unknown> {
  try {
    return { answer: await step(source) };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const { message, hint, code, status } = error;
    return { refusal: { message, hint, code, status } };
  }
}
