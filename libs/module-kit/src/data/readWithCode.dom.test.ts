import { sessionStore, type Membership } from '@platform/session';
import { pageHistory } from '../navigation/pageHistory';
import { rememberPerson, type KnownPerson } from '../platform/knownPerson';
import { signIn, TEST_CLUB, TEST_PERSON } from '../testing/signIn';
import { readWithCode } from './readWithCode';

interface Reader {
  club: string;
  role: string;
}

const readerOf = ({ membership: { club, role } }: KnownPerson): Reader | null => club && { club: club.name, role };

/** Runs the code of a module at the address, and records what it reads. */
function runModule(path = '/lockers') {
  const read: string[] = [];
  readWithCode(path, readerOf, async ({ club, role }, search) => {
    const name = `${role} of ${club}${search.size > 0 ? ` ${search}` : ''}`;
    read.push(name);
    return { forget: () => read.push(`forgets ${name}`) };
  });
  return read;
}

/** A page that has just opened for the person: the server has not answered yet. */
const comeBack = (userId = TEST_PERSON) =>
  sessionStore.set({
    status: 'signed-in',
    user: { id: userId, email: 'ann@example.test', displayName: 'ann@example.test' },
    membership: { status: 'loading' },
    permissions: { status: 'loading' },
  });

const answer = (change: Partial<Membership> = {}) => {
  const value = { role: 'manager' as const, displayName: 'Ann Reed', club: TEST_CLUB, ...change };
  const session = sessionStore.get();
  if (session.status !== 'signed-in') throw new Error('No one is signed in.');
  sessionStore.set({ ...session, membership: { status: 'ready', value }, permissions: { status: 'ready', value: [] } });
};

/** Runs what waits for promises that are already settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

rememberPerson();

beforeEach(() => {
  localStorage.clear();
  sessionStore.set({ status: 'signed-out' });
  pageHistory.replace('/lockers');
});

test('reads at once as the person that the server has named', () => {
  pageHistory.replace('/lockers?shelf=3');
  signIn();
  expect(runModule()).toEqual(['manager of Pine Hollow shelf=3']);
});

test('reads nothing at another address, for a visitor, or for a person without a club', () => {
  expect(runModule()).toEqual([]);
  signIn();
  expect(runModule('/keys')).toEqual([]);
  signIn({ club: null });
  expect(runModule()).toEqual([]);
});

test('reads once the page comes to its address, when the code ran before', () => {
  signIn();
  const read = runModule('/keys');
  pageHistory.push('/keys?shelf=3');
  pageHistory.push('/lockers');
  pageHistory.push('/keys');
  expect(read).toEqual(['manager of Pine Hollow shelf=3']);
});

test('reads as the person of the last visit, once if the server says the same', async () => {
  signIn();
  comeBack();
  const read = runModule();
  expect(read).toEqual(['manager of Pine Hollow']);
  answer();
  await settled();
  expect(read).toEqual(['manager of Pine Hollow']);
});

test('drops what it read, and reads again, when the server names another role', async () => {
  signIn();
  comeBack();
  const read = runModule();
  answer({ role: 'user' });
  await settled();
  expect(read).toEqual(['manager of Pine Hollow', 'forgets manager of Pine Hollow', 'user of Pine Hollow']);
});

test('drops what it read for a person who has left the club', async () => {
  signIn();
  comeBack();
  const read = runModule();
  answer({ club: null });
  await settled();
  expect(read).toEqual(['manager of Pine Hollow', 'forgets manager of Pine Hollow']);
});

test('waits for the server where another person was remembered, and where nothing was', () => {
  signIn();
  comeBack('someone else');
  expect(runModule()).toEqual([]);
  localStorage.clear();
  comeBack();
  expect(runModule()).toEqual([]);
});

test('reads nothing for the next person of the page', async () => {
  signIn();
  comeBack();
  const read = runModule();
  comeBack('someone else');
  answer({ role: 'user' });
  await settled();
  expect(read).toEqual(['manager of Pine Hollow']);
});
