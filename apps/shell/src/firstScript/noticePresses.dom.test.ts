import { noticePresses } from './noticePresses';

test('notes the last pressed button, and forgets it after a press elsewhere', () => {
  noticePresses();
  document.body.innerHTML = '<button><svg></svg></button><p></p>';
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press('svg');
  expect(window).toMatchObject({ pressedLast: document.querySelector('button') });
  press('p');
  expect(window).toMatchObject({ pressedLast: null });
});
