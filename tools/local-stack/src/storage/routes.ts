import { bucketEndpoints } from './endpoints/buckets';
import { copy } from './endpoints/copy';
import { download, downloadPublic, downloadSigned } from './endpoints/download';
import { info, infoPublic } from './endpoints/info';
import { list } from './endpoints/list';
import { listPages } from './endpoints/listPages';
import { move } from './endpoints/move';
import { remove } from './endpoints/remove';
import { sign, signMany } from './endpoints/sign';
import { signUpload } from './endpoints/signUpload';
import { replace, upload, uploadSigned } from './endpoints/upload';
import type { Endpoint } from './storageCall';

export interface Route {
  method: string;
  /** Below `/storage/v1`; groups `bucket` and `key`, still encoded. */
  path: RegExp;
  endpoint: Endpoint;
  /** Whether the endpoint reads the body itself, as a stream. */
  streams: boolean;
}

/** The first match wins: names such as `list` and `sign` come before buckets. */
const routes: Route[] = [
  route('GET', '/bucket', bucketEndpoints.list),
  route('POST', '/bucket', bucketEndpoints.create),
  route('GET', '/bucket/:bucket', bucketEndpoints.read),
  route('PUT', '/bucket/:bucket', bucketEndpoints.update),
  route('DELETE', '/bucket/:bucket', bucketEndpoints.remove),
  route('POST', '/bucket/:bucket/empty', bucketEndpoints.empty),

  route('POST', '/object/list/:bucket', list),
  route('POST', '/object/list-v2/:bucket', listPages),
  route('POST', '/object/move', move),
  route('POST', '/object/copy', copy),
  route('DELETE', '/object/:bucket', remove),

  route('POST', '/object/sign/:bucket', signMany),
  route('POST', '/object/sign/:bucket/*key', sign),
  route('GET', '/object/sign/:bucket/*key', downloadSigned),
  route('POST', '/object/upload/sign/:bucket/*key', signUpload),
  streamRoute('PUT', '/object/upload/sign/:bucket/*key', uploadSigned),

  route('GET', '/object/info/public/:bucket/*key', infoPublic),
  route('GET', '/object/info/authenticated/:bucket/*key', info),
  route('GET', '/object/info/:bucket/*key', info),
  route('GET', '/object/public/:bucket/*key', downloadPublic),
  route('GET', '/object/authenticated/:bucket/*key', download),
  route('GET', '/object/:bucket/*key', download),
  streamRoute('POST', '/object/:bucket/*key', upload),
  streamRoute('PUT', '/object/:bucket/*key', replace),
];

/** HEAD runs as GET; the server omits the body. */
export function findRoute(method: string, below: string): Route | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return routes.find((candidate) => candidate.method === wanted && candidate.path.test(below));
}

function route(method: string, template: string, endpoint: Endpoint): Route {
  const pattern = template.replace(':bucket', '(?<bucket>[^/]+)').replace('*key', '(?<key>.*)');
  return { method, path: new RegExp(`^${pattern}$`), endpoint, streams: false };
}

function streamRoute(method: string, template: string, endpoint: Endpoint): Route {
  return { ...route(method, template, endpoint), streams: true };
}
