import { createHash } from 'node:crypto';
import type { StackResponse } from '../http/message';
import type { OutboxMessage } from './outboxMessage';

const style = `
  :root { color-scheme: light dark; --page: #f4f8f8; --card: #fff; --ink: #12303a; --quiet: #55707a; --line: #d7e4e5; --accent: #0b7a83; }
  @media (prefers-color-scheme: dark) { :root { --page: #0d1c21; --card: #14282f; --ink: #e6f1f2; --quiet: #9db6bc; --line: #27424a; --accent: #5cc8cf; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem; }
  h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
  header p { margin: .5rem 0 2rem; color: var(--quiet); }
  article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem 1.5rem; margin: 0 0 1rem; }
  h2 { margin: 0 0 .75rem; font-size: 1.125rem; line-height: 1.35; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: 0; font-size: .875rem; }
  dt { color: var(--quiet); }
  dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  pre { margin: 1rem 0 0; padding: 1rem 0 0; border-top: 1px solid var(--line); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: var(--accent); }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** A page with an email that was not sent. Shows text only: no script, no foreign content. */
export function outboxPage(messages: OutboxMessage[]): StackResponse {
  const intro =
    messages.length === 0
      ? 'No email yet. What the platform would send appears here.'
      : 'Email that the platform would have sent, newest first. Nothing here has left this machine.';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<h1>Outbox</h1>
<p>${intro} <a href="/outbox.json">As JSON</a></p>
</header>
${messages.map(article).join('\n')}
</main>
</body>
</html>
`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    },
    body: html,
  };
}

function article({ subject, from, to, replyTo, receivedAt, text }: OutboxMessage): string {
  const fields = [
    ['From', from],
    ['To', to],
    ...(replyTo === null ? [] : [['Reply to', replyTo]]),
    ['Received', receivedAt],
  ];
  const list = fields.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  return `<article><h2>${escapeHtml(subject)}</h2><dl>${list}</dl><pre>${escapeHtml(text)}</pre></article>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
