// For tests of other folders:
//   node --import tsx tools/local-stack/src/testing/prepared/prepareDataFolder.ts <data folder>
import { copyProductDatabase } from './copyProductDatabase';

const [dataFolder] = process.argv.slice(2);
if (!dataFolder) throw new Error('Which data folder?');
await copyProductDatabase(dataFolder);
