import { sampleFiles } from '../testing/sampleFiles';
import { inspectContent } from './inspectContent';

const everything = ['image/*', 'image/svg+xml', 'application/*', 'text/*', 'font/*'];

/** Sends bytes in chunks of a size. @returns the recognized type, or why the file is refused */
function verdict(declared: string, bytes: Buffer, list: string[] | null = everything, piece = bytes.length): string {
  try {
    const { type, inspection } = inspectContent(declared, list);
    for (let at = 0; at < bytes.length; at += piece) inspection.add(bytes.subarray(at, at + piece));
    inspection.end();
    return type;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'something else was thrown';
  }
}

const svg = (content: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );

describe('files that are what they claim', () => {
  test.each([
    ['image/png', sampleFiles.png],
    ['image/jpeg', sampleFiles.jpeg],
    ['image/webp', sampleFiles.webp],
    ['application/pdf', sampleFiles.pdf],
    ['application/zip', Buffer.from('504b0304140000000000', 'hex')],
    ['image/svg+xml', sampleFiles.svg],
    ['text/csv', sampleFiles.csv],
    ['text/plain', Buffer.from('Öffnung: Samstag\t9:00\r\n')],
    ['text/plain', Buffer.alloc(0)],
    ['text/javascript', Buffer.from('export const a = 1 < 2;\n')],
    ['application/json', Buffer.from('{"a": "<b>"}')],
    ['font/woff2', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(40)])],
    ['application/wasm', Buffer.from('0061736d01000000', 'hex')],
  ])('%s, in one chunk and byte by byte', (type, bytes) => {
    expect(verdict(type, bytes)).toBe(type);
    expect(verdict(type, bytes, everything, 1)).toBe(type);
  });

  test('reads a type without parameters and case', () => {
    expect(verdict('Text/CSV; charset=utf-8', sampleFiles.csv)).toBe('text/csv');
  });

  test('accepts a PDF that contains HTML words', () => {
    const bytes = Buffer.concat([sampleFiles.pdf, Buffer.alloc(4000, 32), Buffer.from('<body xmlns="x"><script>')]);
    expect(verdict('application/pdf', bytes)).toBe('application/pdf');
  });
});

describe('types', () => {
  test.each(['text/html', 'application/xhtml+xml', 'application/x-msdownload', 'image/gif', 'nonsense', ''])(
    'does not store "%s"',
    (type) => {
      expect(verdict(type, Buffer.from('x'))).toMatch(/^StorageError: mime type .* is not supported here/);
      expect(verdict(type, Buffer.from('x'), null)).toMatch(/^StorageError: mime type/);
    },
  );

  test('accepts the types that a bucket lists', () => {
    expect(verdict('text/csv', sampleFiles.csv, ['image/png'])).toBe(
      'StorageError: mime type text/csv is not supported here. This place takes image/png.',
    );
  });

  test('accepts an SVG only in a bucket that lists it', () => {
    expect(verdict('image/svg+xml', sampleFiles.svg, ['image/svg+xml'])).toBe('image/svg+xml');
    for (const list of [['image/*'], ['image/png'], null]) {
      expect(verdict('image/svg+xml', sampleFiles.svg, list)).toMatch(/is not supported here/);
    }
  });
});

describe('bytes that are something else', () => {
  const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
  test.each([
    ['image/png', sampleFiles.jpeg, /its bytes are those of a JPEG picture/],
    ['image/png', sampleFiles.pdf, /its bytes are those of a PDF document/],
    ['image/png', html, /its bytes are not those of a PNG picture/],
    ['image/jpeg', Buffer.alloc(0), /its bytes are not those of a JPEG picture/],
    ['image/webp', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), /not those of a WebP picture/],
    ['application/pdf', html, /not those of a PDF document/],
    ['application/pdf', Buffer.concat([html, sampleFiles.pdf]), /not those of a PDF document/],
    ['text/plain', sampleFiles.png, /not text in UTF-8/],
    ['text/csv', Buffer.from('name;caf\xe9', 'latin1'), /not text in UTF-8.*CSV UTF-8/],
    ['text/csv', Buffer.from('name\0;rate'), /not text in UTF-8/],
    ['text/csv', Buffer.from('name;\xc3', 'latin1'), /not text in UTF-8/],
    ['text/plain', html, /begins as HTML or XML does/],
    ['text/csv', Buffer.from('\uFEFF \r\n\t<svg onload=alert(1)>'), /begins as HTML or XML does/],
    ['text/javascript', html, /begins as HTML or XML does/],
  ])('%s', (type, bytes, why) => {
    expect(verdict(type, bytes)).toMatch(why);
    expect(verdict(type, bytes, everything, 1)).toMatch(why);
  });
});

describe('polyglots', () => {
  const hidden = [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//x>',
    '<!doctype  html>',
    '<html>',
    '<iframe src=x>',
    '<svg onload=alert(1)>',
    '<svg/onload="alert(1)">',
    '<img src=x onerror = alert(1)>',
  ];
  const kinds = [
    ['image/png', sampleFiles.png],
    ['image/jpeg', sampleFiles.jpeg],
    ['image/webp', sampleFiles.webp],
  ] as const;
  const cases = kinds.flatMap(([type, bytes]) => hidden.map((markup) => [type, markup, bytes] as const));

  test.each(cases)('%s with %s, wherever the chunks end', (type, markup, bytes) => {
    const polyglot = Buffer.concat([bytes, Buffer.alloc(5000, 0xa5), Buffer.from(markup), Buffer.alloc(100, 0xa5)]);
    for (const piece of [polyglot.length, 4096, 7, 1]) {
      expect(verdict(type, polyglot, everything, piece)).toMatch(/A page or a script is hidden/);
    }
  });

  test('refuses a PDF that also starts as an HTML page', () => {
    const polyglot = Buffer.from('%PDF-1.7\n%<script>alert(1)</script>\n1 0 obj\n');
    expect(verdict('application/pdf', polyglot)).toMatch(/hidden/);
    expect(verdict('application/pdf', polyglot, everything, 3)).toMatch(/hidden/);
  });

  test('does not mistake random picture bytes for markup', () => {
    let state = 20250501;
    const noise = Buffer.from(
      Array.from({ length: 2_000_000 }, () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16),
    );
    expect(verdict('image/png', Buffer.concat([sampleFiles.png, noise]), everything, 65_536)).toBe('image/png');
  });
});

describe('drawings', () => {
  const refused: [string, Buffer][] = [
    ['a script', svg('<script>alert(1)</script>')],
    ['a script under another prefix', Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>')],
    ['an event', svg('<path d="M0 0"/>', 'onload="alert(1)"')],
    ['an event in capitals', svg('<path ONCLICK="alert(1)"/>')],
    ['HTML inside', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['an element of HTML', svg('<img xmlns="http://www.w3.org/1999/xhtml" src="x"/>')],
    ['a link', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['a picture from elsewhere', svg('<image href="https://evil.test/x.png"/>')],
    ['a part of another document', svg('<use href="https://evil.test/x.svg#a"/>')],
    ['a part of another document, the old way', svg('<use xlink:href="data:image/svg+xml,x#a"/>')],
    ['an animation of a link', svg('<use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use>')],
    ['a fill from elsewhere', svg('<path fill="url(https://evil.test/#a)"/>')],
    ['an imported style', svg('<style>@import "https://evil.test/x.css";</style>')],
    ['an imported style in pieces', svg('<style>@imp<title/>ort "https://evil.test/x.css";</style>')],
    ['an imported style with a comment', svg('<style>@imp<!-- -->ort "https://evil.test/x.css";</style>')],
    ['a spelled style', svg('<style>\\40import "https://evil.test/x.css";</style>')],
    ['a style in CDATA', svg('<style><![CDATA[path { fill: url(//evil.test/x) }]]></style>')],
    ['another base', svg('<use href="#a"/>', 'xml:base="https://evil.test/"')],
    [
      'a doctype with entities',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
    ],
    [
      'a style sheet of its own',
      Buffer.from('<?xml-stylesheet href="x.css"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      'another encoding',
      Buffer.from('<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['HTML', Buffer.from('<html><svg></svg></html>')],
    ['no namespace', Buffer.from('<svg></svg>')],
    ['a missing end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
    ['something behind the end', Buffer.concat([sampleFiles.svg, Buffer.from('<script/>')])],
    ['nothing', Buffer.alloc(0)],
    ['a picture', sampleFiles.png],
    ['too many levels', svg('<g>'.repeat(200) + '</g>'.repeat(200))],
  ];
  test.each(refused)('with %s are refused', (_what, bytes) => {
    expect(verdict('image/svg+xml', bytes)).toMatch(/^StorageError: This drawing is not accepted, because .*PNG\.$/);
    expect(verdict('image/svg+xml', bytes, everything, 1)).toMatch(/^StorageError: This drawing is not accepted/);
  });

  test('refuses more than 1 MB', () => {
    expect(verdict('image/svg+xml', svg(' '.repeat(1024 * 1024)), everything, 65_536)).toMatch(/larger than 1 MB/);
  });
});
