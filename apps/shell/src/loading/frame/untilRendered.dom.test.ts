import { untilRendered } from './untilRendered';

function place(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

/** Whether the wait has ended after all pending work has run. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await new Promise((resolve) => setTimeout(resolve));
  return over;
}

beforeEach(() => document.body.replaceChildren());

test('ends the wait when something is rendered, now or later', async () => {
  const element = place();
  const wait = untilRendered(element);
  expect(await isOver(wait)).toBe(false);
  element.append('Drills');
  expect(await isOver(wait)).toBe(true);
  expect(await isOver(untilRendered(element))).toBe(true);
});

test('keeps waiting for an empty element, whatever happens beside it', async () => {
  const wait = untilRendered(place());
  place().append('Another module');
  expect(await isOver(wait)).toBe(false);
});

test('ends the wait when the person leaves', async () => {
  const element = place();
  const wait = untilRendered(element);
  element.remove();
  expect(await isOver(wait)).toBe(true);
});
