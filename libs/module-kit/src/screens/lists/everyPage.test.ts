import { everyPage, PAGE } from './everyPage';

interface Person {
  id: string;
  name: string;
}

/** People; each three of them have one name. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${String(Math.floor(index / 3)).padStart(5, '0')}`,
    id: String(index).padStart(6, '0'),
  }));

const isAfter = (row: Person, { name, id }: Person) => row.name > name || (row.name === name && row.id > id);

/** A list as the server gives it: in the order of names and ids, a page at most. */
const server = (all: readonly Person[]) => {
  const asked: (Person | null)[] = [];
  const read = async (after: Person | null) => {
    asked.push(after);
    return all.filter((row) => after === null || isAfter(row, after)).slice(0, PAGE);
  };
  return { asked, read };
};

it.each([0, 1, PAGE - 1, PAGE, 2 * PAGE + 1])('reads all of %i rows, each once', async (count) => {
  expect(await everyPage(server(rows(count)).read)).toEqual(rows(count));
});

it('asks once where one answer holds all', async () => {
  const { asked, read } = server(rows(24));
  const parts: number[] = [];
  await everyPage(read, (part) => parts.push(part.length));
  expect([asked, parts]).toEqual([[null], []]);
});

it('tells what has come with each page, and passes a failure on instead of a shorter list', async () => {
  const { read } = server(rows(5 * PAGE));
  const parts: number[] = [];
  const failing = (after: Person | null) =>
    parts.length === 2 ? Promise.reject(new Error('The line is cut.')) : read(after);
  await expect(everyPage(failing, (part) => parts.push(part.length))).rejects.toThrow('The line is cut.');
  expect(parts).toEqual([PAGE, 2 * PAGE]);
});
