import path from 'node:path';
import { packageFile, repositoryRoot } from '../paths';

const authFile = (file: string): string => packageFile(`@supabase/auth-js/dist/module/${file}`);
const own = (file: string): string => path.join(repositoryRoot, 'tools/bundler/client', file);

/** Aliases that give a page the client of Supabase without the parts that it never uses, or not yet. */
export const clientAliases: Record<string, string> = {
  '@supabase/auth-js$': own('lazyAuth.mjs'),
  '@supabase/realtime-js$': own('noRealtime.mjs'),
  '@supabase/storage-js$': own('lazyStorage.mjs'),
  '@supabase/functions-js$': own('lazyFunctions.mjs'),
  [authFile('GoTrueAdminApi.js')]: own('signOutOnly.mjs'),
  [authFile('lib/webauthn.js')]: own('unusedSignIn.mjs'),
  [authFile('lib/web3/ethereum.js')]: own('unusedSignIn.mjs'),
};
