import { FILE_NOT_OPENED } from '../failures/readTitles';
import { toastFailure } from '../failures/toastFailure';
import { openTab } from '../files/openTab';

interface DocumentFile {
  title: string;
  /** What distinguishes it from documents of the same title, such as the year of its season. */
  of?: string;
  /** Its path in the club's storage. @throws DataError */
  readPath: () => Promise<string>;
  /** The address at which a browser opens it; with a name, saves it. @throws DataError */
  addressOf: (path: string, name?: string) => Promise<string>;
}

/** Opens a file of a document in a new tab, or saves it. Call it within the press. A failure shows as a notice. */
export async function openDocumentFile({ title, of, readPath, addressOf }: DocumentFile, isDownload: boolean) {
  const tab = isDownload ? undefined : openTab();
  try {
    const path = await readPath();
    const name = isDownload ? fileNameOf([title, of].filter(Boolean).join(' '), path) : undefined;
    const address = await addressOf(path, name);
    if (name === undefined) tab?.show(address);
    else save(address, name);
  } catch (error) {
    tab?.close();
    toastFailure(FILE_NOT_OPENED, error as Error);
  }
}

/** A name that every system accepts: `safety-incident-log-2024.pdf`. */
export function fileNameOf(title: string, path: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['document'];
  return `${words.join('-')}${/\.[a-z]{3,4}$/.exec(path)?.[0] ?? ''}`;
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
