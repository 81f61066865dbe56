import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Certificate } from './certificate';

export interface RunningServer {
  origin: string;
  close(): Promise<void>;
}

/** An answer: its body is as it goes over the wire. */
export interface Served {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Content that a host compresses. */
const COMPRESSED = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** Serves on a free port of this machine over HTTP/2. A request that cannot be answered is logged and gets status 502. */
export async function serveOverHttp2(
  certificate: Certificate,
  answer: (request: Http2ServerRequest) => Promise<Served>,
): Promise<RunningServer> {
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
    void answer(request)
      .catch((error: unknown): Served => {
        console.error(error);
        return { status: 502, headers: {}, body: Buffer.alloc(0) };
      })
      .then((served) => send(response, served));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function send(response: Http2ServerResponse, { status, headers, body }: Served): void {
  response.writeHead(status, { ...headers, 'content-length': body.byteLength });
  response.end(body);
}

/** The answer with brotli at its highest level, as a CDN keeps it, if its content is of a kind that hosts compress. */
export async function compressed(served: Served): Promise<Served> {
  if (!COMPRESSED.test(served.headers['content-type'] ?? '')) return served;
  const body = await promisify(brotliCompress)(served.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { ...served, headers: { ...served.headers, 'content-encoding': 'br', vary: 'accept-encoding' }, body };
}
