import { codeInWords } from '@platform/contract/words';
import { Archive, type ArchiveEntry } from '../_shared/archive.ts';
import { BYTE_ORDER_MARK, csvLine } from '../_shared/csv/csvText.ts';
import type { JobContext, JobFile } from '../_shared/jobs/job.ts';
import { readAsPerson } from '../_shared/jobs/readAsPerson.ts';
import { readClub } from '../_shared/jobs/readClub.ts';
import { readPages } from '../_shared/jobs/readPages.ts';
import { exportableTables, type ExportableTable } from './exportableTables.ts';

/** The archive's description of itself. */
export interface Manifest {
  club: { id: string; name: string };
  createdAt: string;
  createdBy: string | null;
  tables: { name: string; file: string; rows: number; columns: string[] }[];
}

/**
 * One CSV for each table of the club and manifest.json, as the person who ordered it sees them. Rows are compressed
 * while they arrive, so that a large club takes no more memory than its archive.
 */
export async function exportArchive(context: JobContext, bom: boolean): Promise<JobFile> {
  const club = await readClub(context);
  const tables = (await exportableTables(context)).filter(({ isView }) => !isView);
  const archive = new Archive();
  const manifest: Manifest = {
    club: { id: club.id, name: club.name },
    createdAt: new Date().toISOString(),
    createdBy: await nameOf(context),
    tables: [],
  };
  for (const [index, table] of tables.entries()) {
    const words = `Writing ${codeInWords(table.name)}, ${index + 1} of ${tables.length}`;
    const step = () => context.progress((90 * index) / tables.length, words);
    const file = `${table.name}.csv`;
    const rows = await writeTable(context, table, archive.open(file), { bom, step });
    manifest.tables.push({ name: table.name, file, rows, columns: table.columns });
  }
  archive.open('manifest.json').end(`${JSON.stringify(manifest, null, 2)}\n`);
  return { name: `${club.slug}-${club.today}`, extension: 'zip', bytes: archive.close() };
}

async function writeTable(
  context: JobContext,
  table: ExportableTable,
  entry: ArchiveEntry,
  { bom, step }: { bom: boolean; step(): Promise<void> },
): Promise<number> {
  const { name, key, columns, clubColumn } = table;
  let rows = 0;
  await step();
  entry.write(`${bom ? BYTE_ORDER_MARK : ''}${csvLine(columns)}`);
  const filters = [[clubColumn, `eq.${context.job.clubId}`]] as const;
  for await (const page of readPages(context, { name, key, columns, filters })) {
    entry.write(page.map((row) => csvLine(columns.map((column) => row[column]))).join(''));
    rows += page.length;
    await step();
  }
  entry.end('');
  return rows;
}

async function nameOf(context: JobContext): Promise<string | null> {
  const path = `profiles?select=display_name&user_id=eq.${context.job.requestedBy}`;
  const [profile] = await readAsPerson<{ display_name: string | null }>(context, path);
  return profile?.display_name ?? null;
}
