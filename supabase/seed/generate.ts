import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedSql } from './seedSql';

// Writes seed.sql. Run it after a change of libs/sample-club or of this folder:
//   node --import tsx supabase/seed/generate.ts
writeFileSync(join(import.meta.dirname, '../seed.sql'), seedSql(import.meta.dirname));
