import { SqlFileError } from '../database/sqlFileError';
import { readCommandLine, usage } from './commandLine';
import { diff } from './diff';
import { seal } from './seal';
import { SchemaError } from './schemaError';

/** `npm run schema -- <command>`: one clear sentence and exit code 1 for whatever cannot be done. */
export async function main(args: string[]): Promise<void> {
  try {
    switch (readCommandLine(args)) {
      case 'diff':
        process.exitCode = (await diff(console.log)) ? 1 : 0;
        return;
      case 'seal':
        return console.log(seal());
      case 'help':
        return console.log(usage);
    }
  } catch (error) {
    console.error(error instanceof SchemaError || error instanceof SqlFileError ? error.message : error);
    process.exitCode = 1;
  }
}
