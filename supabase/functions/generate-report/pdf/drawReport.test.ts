import type { BarChart, ReportContent } from '../reportContent.ts';
import { readPdf } from '../testing/readPdf.ts';
import { drawReport } from './drawReport.ts';
import { paper } from './typography.ts';

const people = Array.from({ length: 120 }, (_, index) => `Person ${String(index + 1).padStart(3, '0')}`);

function report(sections: ReportContent['sections']): ReportContent {
  return {
    title: 'Staffing',
    club: 'Pine Hollow Swim & Tennis Club',
    period: 'April 1, 2025 – April 30, 2025',
    comparedPeriod: null,
    sections,
  };
}

async function draw(sections: ReportContent['sections']) {
  return readPdf(await drawReport(report(sections), { PRODUCT_NAME: 'The Product' }));
}

const textsOf = ({ lines }: { lines: { text: string }[] }) => lines.map(({ text }) => text);

test('the head says whose report it is, the foot where one is in it', async () => {
  const [only, ...more] = await draw([{ id: 'a', heading: 'Positions', paragraphs: ['24 of 26 are filled.'] }]);
  expect(more).toEqual([]);
  expect(textsOf(only ?? { lines: [] })).toEqual([
    'Pine Hollow Swim & Tennis Club',
    'Staffing',
    'April 1, 2025 – April 30, 2025',
    'Positions',
    '24 of 26 are filled.',
    'Pine Hollow Swim & Tennis Club · Staffing · The Product',
    'Page 1 of 1',
  ]);
});

test('a long table repeats its header on every page, shows every row once, and keeps clear of the foot', async () => {
  const pages = await draw([
    {
      id: 'hours',
      heading: 'Hours by person',
      paragraphs: [],
      table: {
        columns: [
          { title: 'Name', format: 'text' },
          { title: 'Hours', format: 'hours' },
        ],
        rows: people.map((name, index) => [name, index + 0.25]),
      },
    },
  ]);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, { lines }] of pages.entries()) {
    const texts = textsOf({ lines });
    expect(texts.filter((text) => text === 'Name')).toHaveLength(1);
    expect(texts).toContain(`Page ${index + 1} of ${pages.length}`);
    const rows = lines.filter(({ text }) => people.includes(text));
    const foot = lines.find(({ text }) => text.startsWith('Page '));
    expect(Math.min(...rows.map(({ y }) => y))).toBeGreaterThan((foot?.y ?? Infinity) + 8);
    expect(Math.max(...rows.map(({ y }) => y))).toBeLessThan(paper.page.height - paper.page.margin);
  }
  expect(pages.flatMap(textsOf).filter((text) => people.includes(text))).toEqual(people);
});

test('a short table with its heading and its sums goes to the next page rather than over it', async () => {
  const words = Array.from({ length: 24 }, (_, index) => `Sentence ${index + 1}.`);
  const pages = await draw([
    { id: 'words', heading: 'Words', paragraphs: words },
    {
      id: 'funding',
      heading: 'Funding',
      paragraphs: ['What it costs.'],
      keyFigures: [{ label: 'Approved', value: 45000, format: 'wholeDollars', note: 'by the board' }],
      table: {
        columns: [
          { title: 'Project', format: 'text' },
          { title: 'Budget', format: 'wholeDollars' },
        ],
        rows: people.slice(0, 6).map((name) => [name, 1000]),
        total: ['Total', 6000],
      },
    },
  ]);
  expect(pages).toHaveLength(2);
  const [first, second] = pages.map(textsOf);
  expect(first).toContain('Sentence 24.');
  expect(first).not.toContain('Funding');
  expect(second?.slice(0, 5)).toEqual(['Funding', 'What it costs.', 'Approved', '$45,000', 'by the board']);
  expect(second).toEqual(expect.arrayContaining(['Person 001', 'Person 006', 'Total', '$6,000']));
});

test('five key figures take two rows, and the list below keeps clear of them', async () => {
  const keyFigures = [1, 2, 3, 4, 5].map((value) => ({ label: `Figure ${value}`, value, format: 'count' as const }));
  const [only] = await draw([
    { id: 'k', heading: 'Figures', paragraphs: [], keyFigures, list: ['Hire 2 more people.'] },
  ]);
  const placeOf = (text: string) => only?.lines.find((line) => line.text === text) ?? { x: NaN, y: NaN };
  expect(placeOf('Figure 4').y).toBe(placeOf('Figure 1').y);
  expect(placeOf('Figure 4').x).toBeGreaterThan(placeOf('Figure 1').x);
  expect(placeOf('Figure 5')).toMatchObject({ x: placeOf('Figure 1').x });
  expect(placeOf('Figure 5').y).toBeLessThan(placeOf('Figure 1').y);
  expect(placeOf('Hire 2 more people.').y).toBeLessThan(placeOf('5').y);
});

test('a long key figure stays on one line, smaller', async () => {
  const [only] = await draw([
    {
      id: 'k',
      heading: 'Figures',
      paragraphs: [],
      keyFigures: [{ label: 'Total', value: 30_182_000, format: 'wholeDollars' }],
    },
  ]);
  expect(textsOf(only ?? { lines: [] })).toContain('$30,182,000');
});

test('numbers end at the right edge of their column, whatever their length', async () => {
  const [first] = await draw([
    {
      id: 'cost',
      heading: 'Cost',
      paragraphs: [],
      table: {
        columns: [
          { title: 'Week of', format: 'day' },
          { title: 'Labor cost', format: 'dollars' },
        ],
        rows: [
          ['2025-04-06', 9],
          ['2025-04-13', 12345.6],
          ['2025-04-20', null],
        ],
      },
    },
  ]);
  const cells = first?.lines.filter(({ text }) => ['$9.00', '$12,345.60', '–'].includes(text)) ?? [];
  expect(cells.map(({ text }) => text)).toEqual(['$9.00', '$12,345.60', '–']);
  const [short, long, none] = cells;
  expect(long?.x).toBeLessThan(short?.x ?? 0);
  expect(none?.x).toBeGreaterThan(short?.x ?? Infinity);
  expect(textsOf(first ?? { lines: [] })).toContain('April 6, 2025');
});

test('bars are as long as their values; what is unknown has none', async () => {
  const bars = [
    { label: 'Lifeguard', value: 50 },
    { label: 'Head Guard', value: 100 },
    { label: 'Tennis Pro', value: null },
  ];
  const [first] = await draw([
    { id: 'p', heading: 'Positions', paragraphs: [], barChart: { title: 'Filled', format: 'percent', bars } },
  ]);
  const lengths = (first?.rectangles ?? []).filter(({ height }) => height === 9).map(({ width }) => width);
  const [track, half, , full] = lengths;
  expect(lengths).toHaveLength(5);
  expect(half).toBeCloseTo((track ?? 0) / 2);
  expect(full).toBeCloseTo(track ?? 0);
  expect(textsOf(first ?? { lines: [] })).toEqual(expect.arrayContaining(['50%', '100%', '–', 'Tennis Pro']));
});

test('names of the world are drawn; what the typeface lacks shows that something is there', async () => {
  const names = ['Łukasz Wójcik', 'Nguyễn Ánh', 'Zoë O’Neil', '田中', 'Ana 🏊'];
  const rows = names.map((name) => [name]);
  const [first] = await draw([
    { id: 'n', heading: 'Names', paragraphs: [], table: { columns: [{ title: 'Name', format: 'text' }], rows } },
  ]);
  const texts = textsOf(first ?? { lines: [] });
  expect(texts).toEqual(expect.arrayContaining(['Łukasz Wójcik', 'Nguyên Ánh', 'Zoë O’Neil', '??', 'Ana ?']));
});

test('without the product’s name in the environment the operator is told which variable is missing', async () => {
  await expect(drawReport(report([]), {})).rejects.toThrow('PRODUCT_NAME is not set');
});

test('compares a key figure only where there is something to compare with', async () => {
  const [only] = await draw([
    {
      id: 'k',
      heading: 'Figures',
      paragraphs: [],
      keyFigures: [
        { label: 'Hours', value: 804, format: 'hours', compared: null },
        { label: 'Coverage', value: 94, format: 'percent', compared: null, note: '5 of 84 open' },
        { label: 'Safety score', value: 100, format: 'count', compared: 98, note: 'of 100' },
      ],
    },
  ]);
  const texts = textsOf(only ?? { lines: [] });
  expect(texts).toEqual(expect.arrayContaining(['804 h', '5 of 84 open', 'compared with 98']));
  expect(texts.join()).not.toContain('compared with –');
});

test('a part begins on a new page, unless half of the page before is free', async () => {
  const rows = (count: number) => people.slice(0, count).map((name) => [name]);
  const part = (title: string, count: number) => ({
    id: title,
    part: title,
    heading: `People of ${title}`,
    paragraphs: [],
    table: { columns: [{ title: 'Name', format: 'text' as const }], rows: rows(count) },
  });
  const pages = await draw([part('Overview', 3), part('Staffing', 16), part('Financial', 2)]);
  const partsOf = (page: { lines: { text: string }[] }) =>
    textsOf(page).filter((text) => ['Overview', 'Financial'].includes(text) || text === 'People of Staffing');
  expect(pages.map(partsOf)).toEqual([['Overview', 'People of Staffing'], ['Financial']]);
});

test('outlines the bar of an earlier period, as long as its value', async () => {
  const bars: BarChart['bars'] = [
    { label: 'Income, 2024', value: 50, isEarlier: true },
    { label: 'Income, 2025', value: 100 },
  ];
  const barChart: BarChart = { title: 'Planned by Type', format: 'wholeDollars', bars };
  const [only] = await draw([{ id: 'a', heading: 'Budget', paragraphs: [], barChart }]);
  const [, track, earlier, inside, , now] = only?.rectangles ?? [];
  expect(now?.width).toBe(track?.width);
  expect(earlier?.width).toBeCloseTo((now?.width ?? 0) / 2);
  expect(inside?.width).toBeCloseTo((earlier?.width ?? 0) - 2);
});

describe('for a projector', () => {
  const deck = async (sections: ReportContent['sections']) => {
    const bytes = await drawReport({ ...report(sections), isForProjector: true }, { PRODUCT_NAME: 'The Product' });
    return readPdf(bytes);
  };
  const years = Array.from({ length: 20 }, (_, index) => ({ label: String(2025 + index), value: 90_000 + index }));

  test('no letter is smaller than 12 points, and each section is a page', async () => {
    const pages = await deck([
      { id: 'a', heading: 'Positions', paragraphs: ['24 of 26 are filled.'] },
      {
        id: 'k',
        heading: 'Reserve',
        paragraphs: ['No year ends below zero.'],
        keyFigures: [{ label: 'Balance', value: 96_000, format: 'wholeDollars', note: 'as of today' }],
        barChart: { title: 'Balance', format: 'wholeDollars', bars: years },
      },
    ]);
    expect(pages.map((page) => textsOf(page).filter((text) => ['Positions', 'Reserve'].includes(text)))).toEqual([
      ['Positions'],
      ['Reserve'],
    ]);
    expect(Math.min(...pages.flatMap(({ lines }) => lines.map(({ size }) => size)))).toBeGreaterThanOrEqual(12);
    expect(textsOf(pages[1] ?? { lines: [] })).toEqual(expect.arrayContaining(['2025', '2044']));
  });

  test('a long table is split evenly, and each page repeats the heading', async () => {
    const columns = [
      { title: 'Year', format: 'text' as const },
      { title: 'Balance', format: 'wholeDollars' as const },
    ];
    const rows = years.map(({ label, value }) => [label, value]);
    const pages = await deck([{ id: 't', heading: 'Year by year', paragraphs: [], table: { columns, rows } }]);
    const [first = [], second = [], ...more] = pages.map(textsOf);
    expect(more).toEqual([]);
    expect(second.slice(0, 3)).toEqual(['Year by year, continued', 'Year', 'Balance']);
    const countOf = (texts: string[]) => texts.filter((text) => /^20\d\d$/.test(text)).length;
    expect(Math.abs(countOf(first) - countOf(second))).toBeLessThanOrEqual(2);
    expect(countOf(first) + countOf(second)).toBe(20);
  });
});
