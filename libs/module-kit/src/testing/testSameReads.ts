import { readFileSync, writeFileSync } from 'node:fs';
import { recordingText, type Recording } from '../screens';
import { answersTo, comparable, type BothWorlds, type ReadCalls, type ReadOf } from './bothWorlds';
import { expectSame, recordAgain } from './expectSame';

/**
 * One test for each read of a module's source: the demo has to answer what the same club in the database answers. With
 * RECORD_DEMO=1, as `npm run record` sets it, the answers of the club become the demo's recording in their place.
 * @param calls what each read is asked with; most reads are called once, without arguments: `() => [[]]`
 */
export function testSameReads<Source extends object>(worlds: BothWorlds<Source>, calls: ReadCalls<Source>): void {
  const { demo, club, recording: file, found = [] } = worlds;
  const names = Object.keys(calls) as ReadOf<Source>[];
  const recorded = names.filter((name) => !found.includes(name));

  if (process.env.RECORD_DEMO === '1') {
    test('records what the club answers', async () => {
      const answers: Recording = Object.fromEntries(
        await Promise.all(recorded.map(async (name) => [name, await answersTo(club(), name, calls)] as const)),
      );
      writeFileSync(file, recordingText(answers));
    });
    return;
  }

  test.each(names)('%s answers the same in the demo and in the club', async (name) => {
    const inClub = await answersTo(club(), name, calls);
    expect(inClub.length).toBeGreaterThan(0);
    expectSame(comparable(await answersTo(demo(), name, calls)), comparable(inClub), recordAgain(file));
  });

  test('the recording has no answer that no one asks for', async () => {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Recording;
    const asked = await Promise.all(recorded.map(async (name) => [name, await calls[name](club())] as const));
    const given = Object.entries(kept).map(([name, answers]) => [name, answers.map((answer) => answer.given)]);
    expectSame(Object.fromEntries(given), Object.fromEntries(asked), recordAgain(file));
  });
}
