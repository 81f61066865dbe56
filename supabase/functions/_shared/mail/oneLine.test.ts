import { oneLine } from './oneLine.ts';

test.each([
  ['Pine\r\nBcc: all@club.test', 'Pine Bcc: all@club.test'],
  ['Pine\u2028Hollow\u2029', 'Pine Hollow'],
  ['\u202eyap\u202c club', 'yap  club'],
  ['\u2066Zoë\u2069 O’Neil', 'Zoë  O’Neil'],
  ['عيسى', 'عيسى'],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
