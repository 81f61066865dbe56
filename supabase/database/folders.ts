import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder `supabase` of the repository, as the Supabase CLI expects it. */
const supabaseFolder = fileURLToPath(new URL('..', import.meta.url));

/** A file of this folder, by its path in it: `migrations/20261124000000_initial.sql`. */
export const inSupabase = (file: string): string => path.join(supabaseFolder, file);
