import { MAX_RESUME_BYTES, readResume } from './resume.ts';
import { zipOf } from './testing/zipOf.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const text = (words: string) => new TextEncoder().encode(words);
const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...text(value)])));
const word = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];
const read = (content: Uint8Array<ArrayBuffer>, name = 'cv.pdf', type = 'application/pdf') =>
  readResume(new File([content], name, { type }));

test.each([
  ['a PDF', text('%PDF-1.7 …'), 'application/pdf', 'pdf'],
  ['a PNG', bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0), 'image/png', 'png'],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg', 'jpg'],
  ['a Word document', zipOf(word), DOCX, 'docx'],
])('%s is known by its bytes, whatever it is called', async (_what, content, type, extension) => {
  expect(await read(content, 'cv.exe', 'application/x-msdownload')).toMatchObject({
    type,
    extension,
    name: `cv.${extension}`,
  });
});

test.each([
  ['an executable with another name', bytes('MZ', 0x90, 0)],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page before a PDF', text('<script>%PDF-1.7')],
  ['an archive', zipOf(['photo.png'])],
  ['a document with macros', zipOf([...word, 'word/vbaProject.bin'])],
  ['a document with a program in it', zipOf([...word, 'setup.exe'])],
  ['a document that leads out of its folder', zipOf([...word, '../../etc/passwd'])],
  ['half an archive', zipOf(word).slice(0, 60)],
  ['an old Word document', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['nothing', new Uint8Array()],
])('%s is refused with a sentence', async (_what, content) => {
  await expect(read(content)).rejects.toMatchObject({
    status: 400,
    code: 'invalid_resume',
    message: expect.stringMatching(/^The resume is not a PDF/) as string,
  });
});

test('more than 5 MB is refused before it is read', async () => {
  const content = new Uint8Array(MAX_RESUME_BYTES + 1);
  content.set(text('%PDF-1.7'));
  await expect(read(content)).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining('5 MB') as string,
  });
});

test.each([
  ['../../../etc/cv.pdf', 'cv.pdf'],
  ['C:\\Users\\ann\\My CV.docx', 'My CV.pdf'],
  ['cv\r\nContent-Type: text/html.pdf', 'html.pdf'],
  ['‮gnp.exe', 'gnp.pdf'],
  ['.pdf', 'Resume.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
])('the name %j becomes %j', async (sent, name) => {
  expect((await read(text('%PDF-1.7'), sent)).name).toBe(name);
});
