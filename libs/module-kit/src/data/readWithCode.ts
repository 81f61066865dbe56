import { sessionStore } from '@platform/session';
import { matchPath } from 'react-router-dom';
import { pageHistory } from '../navigation/pageHistory';
import { answeredPerson, knownPerson, type KnownPerson } from '../platform/knownPerson';

/** Reads that are under way before their page. */
export interface StartedReads {
  /** Reads again what a page shows already, and drops the other answers. */
  forget(): void;
}

/**
 * Starts reads when the code of a module runs at the address that shows them, before its page has rendered. Code that ran
 * before, while the pointer rested on a link, starts them once when the page comes to the address. For a person who was
 * here before, the reads do not wait until the server says who the person is: they start with the role and club of the last
 * visit, and start again if the server names others.
 * @param path the address of the first screen, as in module.json
 * @param readerOf null for people who read nothing there
 * @param start fetches the code of the reads, and starts them
 */
export function readWithCode<Reader>(
  path: string,
  readerOf: (person: KnownPerson) => Reader | null,
  start: (reader: Reader, search: URLSearchParams) => Promise<StartedReads>,
): void {
  if (isAt(path)) {
    startReads(readerOf, start);
    return;
  }
  const stop = pageHistory.subscribe(() => {
    if (!isAt(path)) return;
    stop();
    startReads(readerOf, start);
  });
}

const isAt = (path: string): boolean => matchPath(path, pageHistory.location.pathname) !== null;

function startReads<Reader>(
  readerOf: (person: KnownPerson) => Reader | null,
  start: (reader: Reader, search: URLSearchParams) => Promise<StartedReads>,
): void {
  const { search } = pageHistory.location;
  const known = knownPerson();
  if (!known) return;
  const begin = async (person: KnownPerson): Promise<StartedReads | undefined> => {
    const reader = readerOf(person);
    // The page itself reads, and says why not, if its code does not arrive.
    return reader === null ? undefined : start(reader, new URLSearchParams(search)).catch(() => undefined);
  };
  const started = begin(known.person);
  if (!known.isRemembered) return;
  onceAnswered((person) => {
    if (JSON.stringify(readerOf(person)) === JSON.stringify(readerOf(known.person))) return;
    void started.then((before) => {
      before?.forget();
      return begin(person);
    });
  });
}

/** Calls back when the server has answered who the signed-in person is; never after another one has come. */
function onceAnswered(callBack: (person: KnownPerson) => void): void {
  const personOf = () => {
    const session = sessionStore.get();
    return session.status === 'signed-in' ? session.user.id : session.status;
  };
  const userId = personOf();
  const stop = sessionStore.subscribe(() => {
    const person = answeredPerson();
    if (!person && personOf() === userId) return;
    stop();
    if (person?.user.id === userId) callBack(person);
  });
}
