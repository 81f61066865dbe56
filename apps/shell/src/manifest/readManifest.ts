import type { PlatformManifest } from '@platform/contract';

/**
 * Checks an answer by the contract's schema. Its code comes with the first answer: pages start with a manifest that was
 * checked when they were composed.
 * @throws Error that says what is wrong with the answer
 */
export async function readManifest(answer: unknown): Promise<PlatformManifest> {
  const { describeIssues, platformManifestSchema } = await loadSchema();
  const parsed = platformManifestSchema.safeParse(answer);
  if (!parsed.success) throw new Error(`The registry's answer is malformed: ${describeIssues(parsed.error)}`);
  return parsed.data;
}

/** In the same file as the client, which a signed-in person needs anyway. */
export const loadSchema = () => import(/* webpackChunkName: "client" */ './manifestSchema');
