import { startRecordingServer, type RecordingServer } from '../_shared/testing/recordingServer.ts';
import { handle } from './handler.ts';

const COMPOSED = [
  '<title>Apply · Product</title>',
  '<meta name="description" content="Work at a club this season." />',
  '<meta name="robots" content="noindex" />',
  '<p class="a" data-fill="type"></p><h1>Work at <span data-fill="name"></span></h1>',
  '<p data-fill="season" class="b"></p><ul data-fill="positions"></ul>',
].join('\n');
const NOT_FOUND = '<head></head><h1>Oops! Page not found</h1>';

const lifeguard = {
  title: 'Lifeguard',
  department: 'Aquatics',
  description: 'Keeps <everyone> safe.',
  posted_on: '2025-03-01',
  pay_range_min: 15.5,
  pay_range_max: 18,
  requirements: ['CPR', 'First Aid'],
};
const club = {
  slug: 'pine-hollow',
  name: 'Pine "Hollow" $& Swim',
  type: 'Swim & Tennis Club',
  address: 'Greensboro, NC',
  season: '2025',
  season_closed: false,
  roles: [lifeguard],
};

let network: RecordingServer;
let database: { status: number; body?: unknown };
let site: Record<string, { status: number; text: string }>;

beforeAll(async () => {
  network = await startRecordingServer(({ path }) => {
    if (path === '/rest/v1/rpc/public_club_page') return database;
    return site[path] ?? { status: 500 };
  });
});
afterAll(() => network.close());
beforeEach(() => {
  network.requests.length = 0;
  database = { status: 200, body: club };
  site = {
    '/apply/index.html': { status: 200, text: COMPOSED },
    '/404.html': { status: 404, text: NOT_FOUND },
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a club’s page is listed under its own address, with its own title and words', async () => {
  const { status, headers, page } = await open('/apply/pine-hollow');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('s-maxage=60');
  expect(page).toContain('<title>Work at Pine &quot;Hollow&quot; $&amp; Swim · Product</title>');
  expect(page).toContain(`<link rel="canonical" href="${network.url}/apply/pine-hollow" />`);
  expect(page).toContain(
    '<meta property="og:title" content="Work at Pine &quot;Hollow&quot; $&amp; Swim · Product" />',
  );
  expect(page).toMatch(
    /<meta name="description" content="Pine [^>]* is hiring for the 2025 season: Lifeguard\. [^>]* at Greensboro, NC\."/,
  );
  expect(page).not.toContain('noindex');
  expect(page).toContain('<h1>Work at <span data-fill="name">Pine &quot;Hollow&quot; $&amp; Swim</span></h1>');
  expect(page).toContain('<p class="a" data-fill="type">Swim &amp; Tennis Club</p>');
  expect(page).toContain('<p data-fill="season" class="b">Season 2025<br />Greensboro, NC</p>');
});

test('its positions can be read without a script, and nothing that a club wrote is markup', async () => {
  const { page } = await open('/apply/pine-hollow');
  expect(page).toContain(
    '<ul data-fill="positions"><li><strong>Lifeguard, Aquatics</strong><p>$15.50 – $18.00 an hour</p>' +
      '<p>Keeps &lt;everyone> safe.</p><p>CPR · First Aid</p></li></ul>',
  );
});

test('the script finds the club that the page was written with', async () => {
  const { page } = await open('/apply/pine-hollow');
  const block = /<script type="application\/json" id="served-club">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual(club);
});

test('job searches find each position, with its place, its pay and the day since which it is open', async () => {
  const { page } = await open('/apply/pine-hollow');
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'JobPosting',
        title: 'Lifeguard',
        description: 'Keeps <everyone> safe.',
        datePosted: '2025-03-01',
        employmentType: 'TEMPORARY',
        hiringOrganization: { '@type': 'Organization', name: club.name },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', streetAddress: 'Greensboro, NC', addressCountry: 'US' },
        },
        qualifications: 'CPR, First Aid',
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'USD',
          value: { '@type': 'QuantitativeValue', minValue: 15.5, maxValue: 18, unitText: 'HOUR' },
        },
        url: `${network.url}/apply/pine-hollow`,
        directApply: true,
      },
    ],
  });
});

test('says that applications are closed when the season of the club has closed', async () => {
  database = { status: 200, body: { ...club, season_closed: true, roles: [] } };
  const { page } = await open('/apply/pine-hollow');
  expect(page).toContain(
    '<li data-closed><strong>Applications are closed</strong><p>The season 2025 has ended.</p></li>',
  );
  expect(page).toMatch(/<meta name="description" content="Applications to Pine [^>]* are closed: its season 2025 has /);
  expect(page).not.toContain('JobPosting');
});

test('a club that looks for no one says so', async () => {
  database = { status: 200, body: { ...club, address: null, roles: [] } };
  const { page } = await open('/apply/pine-hollow');
  expect(page).toContain('<li>No open positions right now</li>');
  expect(page).toContain('<p data-fill="season" class="b">Season 2025</p>');
  expect(page).toContain('is not taking applications for the 2025 season right now');
});

test('an unknown club is not there, for search engines and for the script too', async () => {
  database = { status: 404, body: { code: 'PT404', message: 'There is no club at this address.' } };
  const { status, page } = await open('/apply/no-such-club');
  expect(status).toBe(404);
  expect(page).toContain('<h1>Oops! Page not found</h1>');
  expect(page).toContain('<script type="application/json" id="unknown-club">"no-such-club"</script>');
});

test('does not ask the database about a path that cannot be the address of a club', async () => {
  expect(await open('/apply/%3Cb%3E')).toMatchObject({ status: 404, page: NOT_FOUND });
  expect(network.requests.map(({ path }) => path)).toEqual(['/404.html']);
});

test('does not mistake a failure for a missing club: sends the page as it was composed, and lets no cache keep it', async () => {
  database = { status: 503, body: { code: 'XX000', message: 'the disk is full' } };
  const { status, headers, page } = await open('/apply/pine-hollow');
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(page).toBe(COMPOSED);
});

test('a page without a place for the club is refused rather than half filled', async () => {
  site['/apply/index.html'] = { status: 200, text: COMPOSED.replace(' data-fill="name"', '') };
  await expect(open('/apply/pine-hollow')).rejects.toThrow('has no place');
});

test('refuses everything but reading', async () => {
  expect((await open('/apply/pine-hollow', 'POST')).status).toBe(405);
  expect(network.requests).toEqual([]);
});

async function open(path: string, method = 'GET'): Promise<{ status: number; headers: Headers; page: string }> {
  const environment = {
    SUPABASE_URL: network.url,
    SUPABASE_ANON_KEY: 'anon-key',
    SITE_URL: network.url,
    PRODUCT_NAME: 'Product',
  };
  const response = await handle(new Request(`http://club.test${path}`, { method }), environment);
  return { status: response.status, headers: response.headers, page: await response.text() };
}
