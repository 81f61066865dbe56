import { createServer, request as send, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, SignJWT } from 'jose';
import type { StackTarget } from './stack';

const REST = '/rest/v1';

export interface Front {
  url: string;
  stop(): Promise<void>;
}

/** One origin before PostgREST and our stack, as the gateway of a hosted project stands before its services. */
export async function startFront(stack: StackTarget, postgrestUrl: string): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const tokenOfSecretKey = await serviceToken(stack);

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isRest = incoming.url?.startsWith(REST) ?? false;
    const headers = { ...incoming.headers };
    if (isRest) {
      const { apikey } = headers;
      if (apikey !== stack.publishableKey && apikey !== stack.secretKey) {
        outgoing.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Invalid API key"}');
        return;
      }
      // The client sends the key as the bearer token until a person signs in.
      const isKey = headers.authorization === undefined || headers.authorization === `Bearer ${apikey}`;
      if (isKey && apikey === stack.secretKey) headers.authorization = `Bearer ${tokenOfSecretKey}`;
      else if (isKey) delete headers.authorization;
    }
    const { hostname, port } = new URL(isRest ? postgrestUrl : stack.url);
    const path = isRest ? (incoming.url ?? '').slice(REST.length) : incoming.url;
    const passedOn = send({ agent, hostname, port, path, method: incoming.method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passedOn.on('error', (error) => outgoing.writeHead(502).end(error.message));
    incoming.pipe(passedOn);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the secret key means to PostgREST, which knows tokens alone. */
async function serviceToken({ signingKey }: StackTarget): Promise<string> {
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', ...(signingKey.kid && { kid: signingKey.kid }) })
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(await importJWK(signingKey, 'ES256'));
}
