import type { Database, RequestContext } from '../database/database';
import type { StackRequest, StackResponse } from '../http/message';
import { withoutSecrets } from '../http/withoutSecrets';
import type { Caller } from '../rest/restRequest';
import type { FileStore } from './files/fileStore';
import type { SignedTokens } from './signing/signedTokens';

export interface StorageContext {
  database: Database;
  files: FileStore;
  tokens: SignedTokens;
}

/** One request with the data in its address. */
export interface StorageCall extends StorageContext {
  request: StackRequest;
  /** Empty if the address names none. */
  bucketId: string;
  key: string;
  /** Finds the caller. Only addresses that need no permission do not call it. */
  identify(): Promise<Caller>;
}

export type Endpoint = (call: StorageCall) => Promise<StackResponse>;

/** `try` runs everything under the policies and keeps nothing. */
export type Purpose = 'read' | 'write' | 'try';

/** A transaction with the caller's permissions under the policies of storage.objects. */
export function asCaller(caller: Caller, { request }: Pick<StorageCall, 'request'>, purpose: Purpose): RequestContext {
  return {
    kind: 'request',
    role: caller.role,
    claims: caller.claims,
    method: request.method,
    path: request.path,
    headers: withoutSecrets(request.headers),
    readOnly: purpose === 'read',
    end: purpose === 'try' ? 'rollback' : 'commit',
  };
}
