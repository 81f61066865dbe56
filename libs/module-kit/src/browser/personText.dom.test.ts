import { keptText } from './keptText';
import { forgetPersonTexts, personText } from './personText';
import { blockStorage } from '../testing';

test.each(['localStorage', 'sessionStorage'] as const)(
  'forgets what the %s keeps of a person, and nothing else, when they leave',
  (name) => {
    const [draft, note] = [personText(name, 'club-setup'), keptText(name, 'note')];
    draft.write('Cedar Grove');
    note.write('six lanes');
    forgetPersonTexts();
    expect([draft.read(), note.read()]).toEqual([null, 'six lanes']);
  },
);

test('has nothing to forget when the browser keeps nothing', () => {
  const end = blockStorage();
  expect(forgetPersonTexts).not.toThrow();
  end();
});
