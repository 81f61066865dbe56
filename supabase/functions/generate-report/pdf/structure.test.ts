import type { ReportContent, ReportSection } from '../reportContent.ts';
import { readObjects, readPdf } from '../testing/readPdf.ts';
import { elementsOf, readTags } from '../testing/readTags.ts';
import { drawReport } from './drawReport.ts';

const draw = (sections: ReportSection[], more: Partial<ReportContent> = {}) =>
  drawReport(
    {
      title: 'Staffing',
      club: 'Pine Hollow Swim & Tennis Club',
      period: 'April 1, 2025 – April 30, 2025',
      comparedPeriod: null,
      sections,
      ...more,
    },
    { PRODUCT_NAME: 'The Product' },
  );

const hours: ReportSection = {
  id: 'hours',
  heading: 'Hours by person',
  paragraphs: ['As on the timesheets.'],
  table: {
    columns: [
      { title: 'Name', format: 'text' },
      { title: 'Hours', format: 'hours' },
    ],
    rows: Array.from({ length: 120 }, (_, index) => [`Person ${index + 1}`, index]),
    total: ['Total', 7140],
  },
};

/** The dictionaries of a file, and the file itself, which has the metadata in plain text. */
function textOf(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  return [...[...readObjects(bytes).values()].map(({ head }) => head), bytes.toString('latin1')].join('\n');
}

test('has a title, a language, an outline, and says that it is made for screen readers', async () => {
  const text = textOf(await draw([hours]));
  expect(text).toContain('/Marked true');
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toMatch(/\/Outlines \d+ 0 R/);
  expect(text).toContain('/Title (Hours by person)');
});

test('has no outline of a single page', async () => {
  const text = textOf(await draw([{ id: 'a', heading: 'Positions', paragraphs: [] }]));
  expect(text).not.toContain('/Outlines');
});

test('reads headings by their level, and paragraphs, but no footer', async () => {
  const tree = readTags(
    await draw([
      { ...hours, part: 'Staffing' },
      { id: 'b', heading: 'Positions', paragraphs: ['24 of 26 are filled.'] },
    ]),
  );
  expect(elementsOf(tree, 'H1', 'H2', 'H3').map(({ tag, text }) => `${tag} ${text}`)).toEqual([
    'H1 Staffing',
    'H2 Staffing',
    'H3 Hours by person',
    'H3 Positions',
  ]);
  expect(elementsOf(tree, 'P').map(({ text }) => text)).toEqual([
    'Pine Hollow Swim & Tennis Club',
    'April 1, 2025 – April 30, 2025',
    'As on the timesheets.',
    '24 of 26 are filled.',
  ]);
  expect(JSON.stringify(tree)).not.toContain('Page 1 of');
});

test('reads a table over several pages as one, with its headings once', async () => {
  const tree = readTags(await draw([hours]));
  const [table, ...others] = elementsOf(tree, 'Table');
  expect(others).toEqual([]);
  const rows = elementsOf(table ?? tree, 'TR').map(({ within }) =>
    within.map(({ tag, text, scope }) => [tag, scope, text].filter(Boolean).join(' ')),
  );
  expect(rows).toHaveLength(122);
  expect(rows[0]).toEqual(['TH Column Name', 'TH Column Hours']);
  expect(rows[1]).toEqual(['TH Row Person 1', 'TD 0 h']);
  expect(rows[120]).toEqual(['TH Row Person 120', 'TD 119 h']);
  expect(rows[121]).toEqual(['TH Row Total', 'TD 7,140 h']);
});

test('reads a chart as a sentence with every value', async () => {
  const barChart: ReportSection['barChart'] = {
    title: 'Filled',
    format: 'percent',
    bars: [
      { label: 'Lifeguard', value: 50 },
      { label: 'Tennis Pro – part-time', value: null },
    ],
  };
  const tree = readTags(await draw([{ id: 'p', heading: 'Positions', paragraphs: [], barChart }]));
  expect(elementsOf(tree, 'Figure').map(({ alt }) => alt)).toEqual([
    'Filled: Lifeguard 50%, Tennis Pro – part-time unknown.',
  ]);
});

test('reads key figures, facts and lists item by item', async () => {
  const tree = readTags(
    await draw([
      {
        id: 'k',
        heading: 'Figures',
        paragraphs: [],
        facts: [{ term: 'Place', value: 'Main pool' }],
        keyFigures: [{ label: 'Approved', value: 45000, format: 'wholeDollars', note: 'by the board' }],
        list: ['Hire 2 more people.'],
      },
    ]),
  );
  const items = elementsOf(tree, 'LI').map(({ within }) => within.map(({ tag, text }) => `${tag} ${text}`));
  expect(items).toEqual([
    ['Lbl Place', 'LBody Main pool'],
    ['Lbl Approved', 'LBody $45,000 by the board'],
    ['LBody Hire 2 more people.'],
  ]);
});

test('every text on a page is read or an artifact', async () => {
  const pages = readPdf(await draw([hours]));
  const tree = readTags(await draw([hours]));
  const read = elementsOf(tree, 'H1', 'H2', 'P', 'TH', 'TD').map(({ text }) => text);
  const skipped = /^(Page \d of \d|Pine Hollow Swim & Tennis Club · Staffing · The Product|Name|Hours)$/;
  const drawn = pages.flatMap(({ lines }) => lines.map(({ text }) => text)).filter((text) => !skipped.test(text));
  expect(read.filter((text) => !skipped.test(text))).toEqual(drawn);
});
