import { ReleaseError } from '../../registry/releaseError';
import type { S3Address } from './s3Address';
import { textsIn } from './textsIn';

/** What a service's answer means for the person who runs the command, and what to do next. */
export async function refusalIn(response: Response, { bucket, endpoint }: S3Address): Promise<ReleaseError> {
  const body = await response.text().catch(() => '');
  const code = textsIn(body, 'Code')[0] ?? response.statusText;
  const what = `${response.status}${code && ` ${code}`}`;
  const store = `The store at ${endpoint}`;
  if (code === 'RequestTimeTooSkewed') {
    return new ReleaseError(
      `The clock of this machine is not that of the store at ${endpoint} (${what}), so no signature counts. Set it, and run the command again.`,
    );
  }
  if (response.status === 413 || code === 'EntityTooLarge') {
    return new ReleaseError(
      `${store} takes no file as large as ${decodeURIComponent(new URL(response.url).pathname)} (${what}). Raise its limit, or make the file smaller.`,
    );
  }
  switch (response.status) {
    case 401:
    case 403:
      return new ReleaseError(
        `${store} refuses the key (${what}). Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that they may write to ${bucket}.`,
      );
    case 404:
      return new ReleaseError(
        `There is no bucket "${bucket}" at ${endpoint} (${what}). Make it, or correct ARTIFACTS.`,
      );
    case 412:
      return new ReleaseError(
        `Another person is storing the same release at this moment (${what}). Nothing of theirs was replaced; try again when they are done.`,
      );
    case 507:
      return new ReleaseError(
        `${store} is full (${what}). Make room, such as with "npm run release -- prune", and try again.`,
      );
    default:
      return response.status >= 500
        ? new ReleaseError(`${store} does not do its work (${what}). Try again later: what is stored already is kept.`)
        : new ReleaseError(`${store} has refused the request (${what}). ${textsIn(body, 'Message')[0] ?? ''}`.trim());
  }
}

/** The words for a service that gave no answer. */
export function silence(cause: unknown, { endpoint }: S3Address): ReleaseError {
  const words =
    (cause as Error).name === 'TimeoutError'
      ? `The store at ${endpoint} takes too long to answer.`
      : `The store at ${endpoint} does not answer. Check ARTIFACTS_ENDPOINT and your connection.`;
  return new ReleaseError(`${words} What is stored already is kept; run the command again.`);
}
