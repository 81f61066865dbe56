import type { DataFolder } from '../dataFolder/dataFolder';
import { serverAddress } from '../database/postgres/serverAddress';
import { listCopies } from './copyDataFolder';

/** Where the rows of an installation are. */
export interface DataPlace {
  folder: DataFolder;
  /** Of a PostgreSQL database; PGlite in the data folder without it. */
  url: string | undefined;
}

/** Where it is, as a person reads it. */
export const describePlace = ({ folder, url }: DataPlace): string =>
  url ? `the database at ${serverAddress(url)}` : folder.root;

/**
 * What a person can do whose data this version does not serve.
 * @param first what fits the reason best
 */
export function waysOut({ folder, url }: DataPlace, first: readonly string[]): string {
  const elsewhere = url
    ? 'Start this version on an empty database: set DATABASE_URL and CLUBCREW_DATA to new ones.'
    : 'Start this version with other data: CLUBCREW_DATA=<another folder> npm start';
  const [copy] = listCopies(folder.copies);
  const back = copy ? [`Go back to the copy that an upgrade kept: ${copy} (its ABOUT.txt says how).`] : [];
  return `You can:\n${[...first, elsewhere, ...back].map((way) => `- ${way}`).join('\n')}`;
}
