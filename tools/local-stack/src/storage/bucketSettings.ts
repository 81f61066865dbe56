import * as z from 'zod';
import { arrayParameter } from '../database/literals';
import { BUCKET_NAME } from './objectPath';

const UNITS: Record<string, number> = { b: 1, kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };

/** Bytes or, as in a hosted project, a text such as `20MB`, in powers of ten. */
const fileSize = z
  .union([
    z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,3})?(b|kb|mb|gb)$/i, 'Write the size of a file as 20MB, 30KB or 3B.')
      .transform((text) => {
        const unit = text.replace(/^[\d.]+/, '').toLowerCase();
        return Math.floor(Number.parseFloat(text) * (UNITS[unit] ?? 1));
      }),
  ])
  .nullish();

const settings = {
  public: z.boolean().default(false),
  file_size_limit: fileSize,
  allowed_mime_types: z.array(z.string().min(3).max(255)).max(100).nullish(),
};
type Settings = z.output<z.ZodObject<typeof settings>>;

/** A bucket's settings as parameters of a statement: public, file_size_limit, allowed_mime_types. */
export const bucketSettingsShape = z.object(settings).transform(parametersOf);

/** The same for a new bucket, after its id. */
export const newBucketShape = z
  .object({
    id: z.string().regex(BUCKET_NAME, 'Use 1 to 100 letters, digits and dashes.'),
    ...settings,
  })
  .transform(({ id, ...others }) => [id, ...parametersOf(others)] as const);

function parametersOf({ public: isPublic, file_size_limit, allowed_mime_types }: Settings) {
  return [isPublic, file_size_limit ?? null, allowed_mime_types ? arrayParameter(allowed_mime_types) : null] as const;
}
