import { kindOfBytes } from './kindOfBytes';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['%PDF-1.7 …', 'pdf'],
  ['\x89PNG\r\n\x1a\n…', 'png'],
  ['\xff\xd8\xff\xe0 JFIF', 'jpg'],
  ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'webp'],
  ['RIFF\x24\x00\x00\x00WAVEfmt ', null],
  ['MZ\x90\x00 an executable', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<!doctype html>', null],
  ['PK\x03\x04 an archive', null],
  ['', null],
])('%j is %p', (start, kind) => {
  expect(kindOfBytes(bytes(start))).toBe(kind);
});
