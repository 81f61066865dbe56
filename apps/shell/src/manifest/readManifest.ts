import type { PlatformManifest } from '@platform/contract';

/**
 * Checks an answer by the contract's schema: pages start with a manifest that was checked when they were composed. The
 * schema's code is loaded only for an answer that it would refuse or change, such as one with a release for a later contract.
 * @throws Error that says what is wrong with the answer
 */
export async function readManifest(answer: unknown): Promise<PlatformManifest> {
  const { isPlainManifest } = await loadPlainCheck();
  if (isPlainManifest(answer)) return answer;
  const { describeIssues, platformManifestSchema } = await loadSchema();
  const parsed = platformManifestSchema.safeParse(answer);
  if (!parsed.success) throw new Error(`The registry's answer is malformed: ${describeIssues(parsed.error)}`);
  return parsed.data;
}

/** In the same file as the client, which a signed-in person needs anyway. */
const loadPlainCheck = () => import(/* webpackChunkName: "client" */ './plainManifest');

const loadSchema = () => import(/* webpackChunkName: "schema" */ './manifestSchema');
