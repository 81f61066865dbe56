import { HOME_OF_MEMBERS } from '@platform/contract';
import { lazy, type ReactNode } from 'react';
import { type FirstOfClub, readClubWithCode } from './readClubWithCode';

/**
 * A module's part of the members' home, loaded on demand: only the home of a person who works at the club shows it. At that
 * address, its reads start with the code of the module.
 * @param load fetches the file that has the part
 * @param partOf the component of that file
 * @param firstOf what the part reads first
 */
export function homePart<File, Source>(
  load: () => Promise<File>,
  partOf: (file: File) => () => ReactNode,
  firstOf: (file: File) => FirstOfClub<Source>,
) {
  readClubWithCode(HOME_OF_MEMBERS, () => load().then(firstOf));
  return lazy(() => load().then((file) => ({ default: partOf(file) })));
}
