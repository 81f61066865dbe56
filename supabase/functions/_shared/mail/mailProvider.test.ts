import { createServer, type AddressInfo, type Server } from 'node:net';
import { startRecordingServer } from '../testing/recordingServer.ts';
import type { Mail } from './mail.ts';
import { mailProvider } from './mailProvider.ts';

const mail: Mail = {
  from: 'site@firm.test',
  to: 'desk@firm.test',
  replyTo: 'visitor@club.test',
  subject: 'Submit a Question: Zoë',
  text: 'One line\n.\nand <b>another</b>',
};

test('no provider in the environment is an error, never silence', () => {
  expect(() => mailProvider({})).toThrow(/No email provider is configured/);
  expect(() => mailProvider({ MAIL_HTTP_URL: 'http://127.0.0.1:1' })).toThrow(/MAIL_HTTP_TOKEN/);
});

describe('over HTTP', () => {
  test('posts the email as JSON with the token', async () => {
    const server = await startRecordingServer(() => ({ status: 202 }));
    await mailProvider({ MAIL_HTTP_URL: `${server.url}/outbox`, MAIL_HTTP_TOKEN: 'secret' })(mail);
    await server.close();
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/outbox', body: mail });
    expect(server.requests[0]?.headers.authorization).toBe('Bearer secret');
  });

  test('a refusal of the provider is an error', async () => {
    const server = await startRecordingServer(() => ({ status: 401 }));
    const sending = mailProvider({ MAIL_HTTP_URL: server.url, MAIL_HTTP_TOKEN: 'wrong' })(mail);
    await expect(sending).rejects.toMatchObject({ code: 'mail_rejected', message: 'The email provider answered 401' });
    await server.close();
  });

  test('a provider that is not there is an error', async () => {
    const server = await startRecordingServer(() => ({ status: 200 }));
    await server.close();
    const sending = mailProvider({ MAIL_HTTP_URL: server.url, MAIL_HTTP_TOKEN: 'secret' })(mail);
    await expect(sending).rejects.toMatchObject({ code: 'mail_unreachable' });
  });
});

describe('over SMTP', () => {
  test('delivers envelope, headers and text', async () => {
    const { server, url, received } = await startSmtpServer('250 accepted');
    await mailProvider({ SMTP_URL: url })(mail);
    server.close();
    const conversation = received.join('');
    expect(conversation).toContain('MAIL FROM:<site@firm.test>');
    expect(conversation).toContain('RCPT TO:<desk@firm.test>');
    expect(conversation).toContain('Reply-To: visitor@club.test');
    expect(conversation).toContain('Content-Type: text/plain');
    expect(conversation).toContain('and <b>another</b>');
    expect(conversation).not.toContain('text/html');
  });

  test('a refusal of the server is an error', async () => {
    const { server, url } = await startSmtpServer('554 not wanted');
    await expect(mailProvider({ SMTP_URL: url })(mail)).rejects.toMatchObject({ code: 'mail_rejected' });
    server.close();
  });
});

/** As much of an SMTP server as a sender meets. `verdict` answers the message itself. */
async function startSmtpServer(verdict: string): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inMessage = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const text = data.toString();
      received.push(text);
      if (inMessage) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inMessage = false;
        socket.write(`${verdict}\r\n`);
      } else if (text.startsWith('DATA')) {
        inMessage = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) {
        socket.end('221 bye\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
