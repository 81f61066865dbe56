import { readWithCode } from '@platform/module-kit';
import type { StartReads } from './firstReads';
import { clubReaderOf, type ClubReader } from './useClubReader';

/** Makes the source of the reader's club, and says what to read from it first. */
export interface FirstOfClub<Source> {
  create(reader: ClubReader): Source;
  start: StartReads<Source>;
}

/**
 * Starts reads of the reader's club when the code of a module runs at an address: those of its own page, or those of its
 * part of another module's page.
 * @param path of the route, as in the module.json of the module that has it
 * @param load fetches the code that makes the source and reads
 */
export function readClubWithCode<Source>(path: string, load: () => Promise<FirstOfClub<Source>>): void {
  readWithCode(path, clubReaderOf, async (reader, search) => {
    const { create, start } = await load();
    return start(create(reader), search);
  });
}
