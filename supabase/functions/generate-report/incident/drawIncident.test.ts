import { drawReport } from '../pdf/drawReport.ts';
import { paper } from '../pdf/typography.ts';
import type { ReportPicture } from '../reportContent.ts';
import { jpegOf } from '../testing/jpegOf.ts';
import { readPdf, type PdfPage } from '../testing/readPdf.ts';
import type { Incident } from './incident.ts';
import { incidentSections } from './incidentSections.ts';

const reported: Incident = {
  id: '10000036-0000-4000-8000-00003f2a9c1b',
  severity: 'moderate',
  kind: 'near_miss',
  occurredAt: '2025-05-01T17:10:00Z',
  location: 'Deep end',
  description: 'A chair tipped over.\n\nNo one was hurt.',
  people: 'Ana Flores\nMax Flores',
  witnesses: 'Sam Reed',
  firstAid: 'None was needed.',
  action: 'Chairs are tied together.',
  photos: [],
  signatures: [],
  authorName: 'Jordan Blake',
  reportedAt: '2025-05-01T17:42:00Z',
  review: null,
  closedAt: null,
  closedBy: null,
};

async function draw(some: Partial<Incident>, pictures: ReportPicture[] = []): Promise<PdfPage[]> {
  const content = {
    title: 'Incident report',
    club: 'Pine Hollow Swim & Tennis Club',
    period: 'Near miss, moderate',
    comparedPeriod: null,
    notice: 'Confidential.',
    mark: '3F2A9C1B, confidential',
    sections: incidentSections({ ...reported, ...some }, 'America/New_York', pictures),
  };
  return readPdf(await drawReport(content, { PRODUCT_NAME: 'The Product' }));
}

const textsOf = (pages: readonly PdfPage[]) => pages.flatMap(({ lines }) => lines.map(({ text }) => text));
const photos = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    caption: `Photo ${place + 1} of ${count}`,
    content: place % 2 === 0 ? jpegOf(1600, 1200) : jpegOf(900, 1600),
  }));

/** Expects that nothing but the foot stands in the foot's place. */
function expectClearOfFoot(pages: readonly PdfPage[]): void {
  for (const { lines } of pages) {
    const foot = lines.find(({ text }) => text.startsWith('Page '))?.y ?? NaN;
    for (const { y } of lines.filter((line) => line.y !== foot)) expect(y).toBeGreaterThan(foot + 8);
  }
}

test('shows every field, on the clock of the club, and whose report it is on every page', async () => {
  const pages = await draw({ photos: ['a', 'b', 'c', 'd'] }, photos(4));
  expect(textsOf(pages).filter((text) => !text.startsWith('Photo '))).toEqual(
    expect.arrayContaining([
      ...['Pine Hollow Swim & Tennis Club', 'Incident report', 'Near miss, moderate', 'Confidential.'],
      ...['May 1, 2025, 1:10 PM EDT', 'Deep end', 'Near miss', 'Moderate', 'Jordan Blake', '4'],
      ...['May 1, 2025, 1:42 PM EDT', 'Open', '3F2A9C1B'],
      ...['A chair tipped over.', 'No one was hurt.', 'Ana Flores', 'Max Flores', 'Sam Reed'],
      ...['None was needed.', 'Chairs are tied together.', 'There is no review yet: the incident is open.'],
      'No one has signed yet.',
    ]),
  );
  for (const [place, { lines }] of pages.entries()) {
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Pine Hollow Swim & Tennis Club · Incident report 3F2A9C1B, confidential · The Product',
        `Page ${place + 1} of ${pages.length}`,
      ]),
    );
  }
});

test('says what is not written down, and shows the review that closed it', async () => {
  const blank = { location: null, people: '', witnesses: null, firstAid: ' ', action: null, authorName: null };
  const closed = { review: 'Mats are put down.', closedAt: '2025-05-03T14:00:00Z', closedBy: 'Riley Morgan' };
  const texts = textsOf(await draw({ ...blank, ...closed }));
  expect(texts).toEqual(
    expect.arrayContaining([
      'None is written down.',
      'Nothing is written down yet.',
      ...['Closed', 'None'],
      'Closed May 3, 2025, 10:00 AM EDT by Riley Morgan.',
      'Mats are put down.',
    ]),
  );
  expect(texts.filter((text) => text === 'No one is named.')).toHaveLength(2);
  expect(texts.filter((text) => text === '–')).toHaveLength(2);
  expect(texts).not.toContain('There is no review yet: the incident is open.');
});

test('a short report without photos fits on one page', async () => {
  expect(await draw({ description: 'A chair tipped over.', people: 'Ana Flores' })).toHaveLength(1);
});

test('draws the strokes of a signature, and says of another one that the name was typed', async () => {
  const signatures = [
    { name: 'Jordan Blake', role: 'reporter', signedOn: '2025-05-01', drawing: 'M10 20 L30 40 L50 20 M60 60 L70 70' },
    { name: 'Sam Reed', role: 'witness', signedOn: '2025-13-40', drawing: null },
  ];
  const pages = await draw({ signatures });
  expect(pages.reduce((sum, { strokes }) => sum + strokes, 0)).toBe(2);
  expect(textsOf(pages)).toEqual(
    expect.arrayContaining([
      ...['Jordan Blake', 'Reporter, signed May 1, 2025'],
      ...['Sam Reed', 'Signed by typing the name', 'Witness, signed 2025-13-40'],
    ]),
  );
});

test('shows ten photos whole, within the pages, and says of a broken one why it is not there', async () => {
  const [first, second, , ...rest] = photos(10);
  const broken = { caption: 'Photo 3 of 10', content: new Uint8Array([0xff, 0xd8, 1, 2, 3]) };
  const pages = await draw(
    {},
    [first, second, broken, ...rest].filter((picture) => picture !== undefined),
  );
  const shown = pages.flatMap(({ pictures }) => pictures);
  expect(shown).toHaveLength(9);
  const shapes = shown.map(({ width, height }) => (width / height).toFixed(2));
  expect(new Set(shapes)).toEqual(new Set(['1.33', '0.56']));
  const texts = textsOf(pages);
  expect(texts.filter((text) => /^Photo \d+ of 10$/.test(text))).toHaveLength(10);
  expect(texts.join('')).toContain('This photo cannot be read: its file is damaged, or it is not a JPEG.');
  expectClearOfFoot(pages);
});

test.each([
  ['many words', Array.from({ length: 1500 }, (_, place) => `w${place}`).join(' ')],
  ['one word', 'x'.repeat(8000)],
  ['many lines', Array.from({ length: 2000 }, (_, place) => `l${place}`).join('\n')],
])('loses nothing of a long text of %s, which goes on over pages', async (_what, description) => {
  const pages = await draw({ description });
  expect(pages.length).toBeGreaterThan(1);
  expectClearOfFoot(pages);
  for (const { lines } of pages) {
    expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(paper.page.height - paper.page.margin);
  }
  const bare = (text: string) => text.replaceAll(/\s/g, '');
  const feet = /Pine Hollow Swim & Tennis Club · .* · The Product|Page \d+ of \d+/;
  const all = textsOf(pages).filter((text) => !feet.test(text));
  expect(bare(all.join(''))).toContain(bare(description));
});
