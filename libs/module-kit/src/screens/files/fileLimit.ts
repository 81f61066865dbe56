/** Largest file of a club (bytes). The storage bucket has the same limit (supabase/schemas/storage/buckets.sql). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
