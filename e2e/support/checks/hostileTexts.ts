import { database } from '../platform/platformRegistry';
import { nextPaint } from '../pages/screen';
import { expect, test } from '../test';

const CLUB = '10000000-0000-4000-8000-000000000001';
/** Markup that would run if any page rendered people's texts as markup. */
const HOSTILE = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

/** The texts that people write, by the tables and columns behind the pages. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  clubs: ['name', 'address'],
  profiles: ['display_name'],
  staff_members: ['name'],
  training_courses: ['title', 'description'],
  checklists: ['title'],
  checklist_items: ['item', 'notes'],
  job_applications: ['name', 'message', 'notes'],
  job_role_definitions: ['description', 'department'],
  lessons: ['lesson', 'action'],
  budget_categories: ['name'],
  certification_types: ['name'],
  notifications: ['title', 'body'],
  vendors: ['name', 'type', 'contact'],
  form_templates: ['title'],
  daily_logs: ['notes'],
  incidents: ['location', 'description', 'people_involved', 'action_taken'],
  pools: ['name'],
  water_readings: ['notes'],
};

type Row = Record<string, unknown> & { id: string };

/** Replaces each text of these rows with the result of `write`. */
async function rewrite(table: string, rows: readonly Row[], write: (text: string) => string): Promise<void> {
  const db = await database();
  for (const row of rows) {
    const texts = (TEXTS[table] ?? []).flatMap((column) =>
      typeof row[column] === 'string' ? [[column, write(row[column])]] : [],
    );
    const { error } = await db.from(table).update(Object.fromEntries(texts)).eq('id', row.id);
    if (error) throw new Error(`${table}: ${error.message}`);
  }
}

/**
 * Declares the tests that pages show markup in people's texts as plain text.
 * @param pages for each test the addresses it visits
 */
export function testHostileTexts(...pages: readonly (readonly string[])[]): void {
  test.describe('texts that are markup', () => {
    const before = new Map<string, Row[]>();

    test.beforeAll(async () => {
      const db = await database();
      for (const table of Object.keys(TEXTS)) {
        const club = table === 'clubs' ? 'id' : 'club_id';
        const { data, error } = await db.from(table).select().eq(club, CLUB).order('id').limit(4).returns<Row[]>();
        if (error) throw new Error(`${table}: ${error.message}`);
        expect(data.length, table).toBeGreaterThan(0);
        before.set(table, data);
        await rewrite(table, data, (text) => `${text.slice(0, 20)} ${HOSTILE}`);
      }
    });

    test.afterAll(async () => {
      for (const [table, rows] of before) await rewrite(table, rows, (text) => text);
    });

    for (const [first = '', ...others] of pages) {
      test(`are shown as text on ${first}`, async ({ page, signIn }) => {
        await signIn('admin@pinehollow.test', first);
        for (const address of [first, ...others]) {
          await page.goto(address);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          await nextPaint(page);
          expect(await page.evaluate(() => 'ran' in window)).toBe(false);
          await expect(page.locator('img[src="x"]')).toHaveCount(0);
          if (!/assets|settings|features|tab=(analytics|priorities|budget)/.test(address)) {
            await expect(page.locator('body')).toContainText('<img src=x onerror=');
          }
        }
      });
    }
  });
}
