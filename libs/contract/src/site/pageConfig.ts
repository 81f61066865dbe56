import * as z from 'zod/mini';
import { publicKeySchema } from '../release/signature';

/** What the composed page tells the shell about its surroundings. Nothing in it is secret. */
export const pageConfigSchema = z.object({
  /** Address of the Supabase project; empty means the page's own origin. */
  supabaseUrl: z.string(),
  publishableKey: z.string().check(z.minLength(1)),
  /** Where release folders live; `modules/<id>/<version>/` is appended. Empty means the page's own origin. */
  artifactOrigin: z.string(),
  /** The firm's keys, which certify publishers. They are part of the page, so that data cannot name others. */
  roots: z.array(publicKeySchema),
});

export type PageConfig = z.infer<typeof pageConfigSchema>;
