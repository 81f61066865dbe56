import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleClubSql } from './sampleClubSql';
import { withGeneratedPart } from './seedFile';

// Writes the demo club into seed.sql, from libs/sample-club. Run it after a change there:
//   node --import tsx supabase/generateSeed.ts
const path = join(import.meta.dirname, 'seed.sql');
writeFileSync(path, withGeneratedPart(readFileSync(path, 'utf8'), sampleClubSql()));
