import { readFileSync, writeFileSync } from 'node:fs';
import { recordingText, type Recording } from '../screens';
import { answersTo, comparable, type BothWorlds, type ReadCalls, type ReadOf } from './bothWorlds';

/** The file that a demo answers from. */
interface RecordedDemo<Source> {
  /** Its path. `npm run record -- <module>` writes it. */
  file: string;
  /** Reads that the demo answers from others. They are compared, and not recorded. */
  found?: readonly ReadOf<Source>[];
}

/**
 * One test for each read of a module's source: the demo has to answer what the same club in the database answers. With
 * RECORD_DEMO=1, the answers of the club become the demo's recording in their place.
 * @param calls what each read is asked with; most reads are called once, without arguments: `() => [[]]`
 * @param recording absent for a demo that is written by hand
 */
export function testSameReads<Source extends object>(
  worlds: BothWorlds<Source>,
  calls: ReadCalls<Source>,
  recording?: RecordedDemo<Source>,
): void {
  const names = Object.keys(calls) as ReadOf<Source>[];
  const recorded = names.filter((name) => !recording?.found?.includes(name));

  if (recording && process.env.RECORD_DEMO === '1') {
    test('records what the club answers', async () => {
      const answers: Recording = Object.fromEntries(
        await Promise.all(recorded.map(async (name) => [name, await answersTo(worlds.club(), name, calls)] as const)),
      );
      writeFileSync(recording.file, recordingText(answers));
    });
    return;
  }

  test.each(names)('%s answers the same in the demo and in the club', async (name) => {
    const inClub = await answersTo(worlds.club(), name, calls);
    const inDemo = await answersTo(worlds.demo(), name, calls);
    expect(inClub.length).toBeGreaterThan(0);
    // A demo that is written by hand may know more than its pages read.
    if (recording) expect(comparable(inDemo)).toEqual(comparable(inClub));
    else expect(comparable(inDemo)).toMatchObject(comparable(inClub) as object);
  });

  if (recording) {
    test('the recording has no answer that no one asks for', async () => {
      const kept = JSON.parse(readFileSync(recording.file, 'utf8')) as Recording;
      const asked = await Promise.all(recorded.map(async (name) => [name, await calls[name](worlds.club())] as const));
      const given = Object.entries(kept).map(([name, answers]) => [name, answers.map((answer) => answer.given)]);
      expect(Object.fromEntries(given)).toEqual(Object.fromEntries(asked));
    });
  }
}
