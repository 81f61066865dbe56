import type { StackRequest, StackResponse } from '../http/message';
import type { Caller } from '../rest/restRequest';
import { errorResponse } from './errorResponse';
import { decodeAddress, requireBucketId, requireKey } from './objectPath';
import { findRoute } from './routes';
import type { StorageContext } from './storageCall';
import { StorageError } from './storageError';

export interface StorageService {
  /**
   * @param path below `/storage/v1`
   * @param identify finds the caller; called only where it matters
   */
  handle(request: StackRequest, path: string, identify: () => Promise<Caller>): Promise<StackResponse>;
}

const PREFIX = '/storage/v1';

/** Whether a request is an upload, whose body is streamed to disk. */
export function takesStream({ method, path }: Pick<StackRequest, 'method' | 'path'>): boolean {
  return path.startsWith(`${PREFIX}/`) && findRoute(method, path.slice(PREFIX.length))?.streams === true;
}

/** The endpoints of Supabase Storage that its client library uses, under the policies of storage.objects. */
export function createStorageService(context: StorageContext): StorageService {
  return {
    handle: async (request, path, identify) => {
      try {
        return await answer(context, request, path, identify);
      } catch (error) {
        const response = errorResponse(error);
        if (!response) throw error;
        return response;
      }
    },
  };
}

async function answer(
  context: StorageContext,
  request: StackRequest,
  path: string,
  identify: () => Promise<Caller>,
): Promise<StackResponse> {
  const route = findRoute(request.method, path);
  if (!route) throw new StorageError(404, 'not_found', `There is no ${request.method} ${path} in this storage.`);
  const { bucket, key } = route.path.exec(path)?.groups ?? {};
  return route.endpoint({
    ...context,
    request,
    bucketId: bucket === undefined ? '' : requireBucketId(decodeAddress(bucket)),
    key: key === undefined ? '' : requireKey(decodeAddress(key)),
    identify,
  });
}
