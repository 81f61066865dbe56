import type { DataFolder } from '../dataFolder/dataFolder';
import { serverAddress } from '../database/postgres/serverAddress';
import { listCopies } from './copyDataFolder';

/** The location of an installation's rows. */
export interface DataPlace {
  folder: DataFolder;
  /** Of a PostgreSQL database; undefined for PGlite in the data folder. */
  url: string | undefined;
}

/** The location in words. */
export const describePlace = ({ folder, url }: DataPlace): string =>
  url ? `the database at ${serverAddress(url)}` : folder.root;

/**
 * What a person can do if this version does not support their data.
 * @param first the solution that fits the reason best
 */
export function waysOut({ folder, url }: DataPlace, first: readonly string[]): string {
  const elsewhere = url
    ? 'Start this version on an empty database: set DATABASE_URL and CLUBCREW_DATA to new ones.'
    : 'Start this version with other data: CLUBCREW_DATA=<another folder> npm start';
  const [copy] = listCopies(folder.copies);
  const back = copy ? [`Go back to the copy that an upgrade kept: ${copy} (its ABOUT.txt says how).`] : [];
  return `You can:\n${[...first, elsewhere, ...back].map((way) => `- ${way}`).join('\n')}`;
}
