import { assetFileName } from './assetFileName';

test.each([
  ['Pine Hollow Swim & Tennis Club', 'pine-hollow-swim-tennis-club-main-logo.png'],
  ['Café  Señorial', 'cafe-senorial-main-logo.png'],
  ['../../etc', 'etc-main-logo.png'],
  ['泳池', 'club-main-logo.png'],
])('saves the main logo of %p as %p', (owner, name) => {
  expect(assetFileName(owner, 'main-logo', 'png')).toBe(name);
});
