import { readFileSync } from 'node:fs';
import { DataError } from '../dataErrors';
import { rememberRefusals } from '../moduleRefusals';
import { answersTo, comparable, type BothWorlds, type ReadCalls, type ReadOf } from './bothWorlds';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * One test for each step: a change has to answer, refuse and leave behind the same in the demo and in the database. After
 * each step every read is compared. The steps follow each other, so a later one finds what the earlier ones did.
 * @param calls as for `testSameReads`
 * @param recording the path of the demo's recording: ids that are not in it are new, and differ between the worlds
 */
export function testSameChanges<Source extends object>(
  worlds: BothWorlds<Source>,
  calls: ReadCalls<Source>,
  recording: string,
  steps: Readonly<Record<string, (source: Source) => Promise<unknown>>>,
): void {
  if (process.env.RECORD_DEMO === '1') return;
  const known = new Set(readFileSync(recording, 'utf8').match(ID));
  const withoutNewIds = (text: string) => text.replace(ID, (id) => (known.has(id) ? id : 'a new id'));
  let visit: Source | undefined;
  beforeAll(() => {
    if (worlds.refusals) rememberRefusals('compared', worlds.refusals);
  });

  test.each(Object.entries(steps))('%s: does the same in the demo and in the club', async (_title, step) => {
    const demo = (visit ??= worlds.demo());
    const club = worlds.club();
    const [inDemo, inClub] = [await outcomeOf(step, demo), await outcomeOf(step, club)];
    expect(comparable(inDemo, withoutNewIds)).toEqual(comparable(inClub, withoutNewIds));
    for (const name of Object.keys(calls) as ReadOf<Source>[]) {
      const [demos, clubs] = await Promise.all([answersTo(demo, name, calls), answersTo(club, name, calls)]);
      expect({ [name]: comparable(demos, withoutNewIds) }).toEqual({ [name]: comparable(clubs, withoutNewIds) });
    }
  });
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
